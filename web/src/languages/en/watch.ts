/** Texts of the page where games are watched. */
export default {
  live: 'On now',
  finished: 'Ended lately',
  none_live: 'No game is on.',
  none_finished: 'No public game has ended lately.',
};
