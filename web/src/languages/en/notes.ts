export default {
  title: 'Notes and marks',
  label: 'For you alone. They stay in this browser.',
  marks: 'Marked spaces',
  marks_hint: 'On the board: the right mouse button, or the full stop while a space has the focus.',
  clear: 'Clear',
  key: 'Mark this space, or take the mark away',
  marked: 'Marked by you',
};
