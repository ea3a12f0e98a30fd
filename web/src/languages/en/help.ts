/** Texts of the help, which fits the page that it is opened on. */
export default {
  title: 'Help',
  page: 'This page',
  page_lobby:
    'Play begins a game at once with the fighters that are shown. Press a fighter to choose another one. Invite a friend makes a link that seats whoever opens it; Same screen seats two people here. Below, carry on with your games, sit down at open tables, or watch others.',
  page_characters:
    'Every character with all cards. Search by name, by card, or by words such as “reach 5”, “fast” or “stun immune”. A character with a lock can be read, but not played yet; its page says why.',
  page_watch: 'Games that anybody may watch. You see what both players see: the backs of hidden cards.',
  page_learn:
    'A first match of each game, with a coach who asks for one idea at a time; leave it whenever you like. Below, the words of the games in two sentences each.',
  page_table:
    'Play with mouse, touch or keyboard: whatever has a solid ember edge can be done now. What cannot be done says why. Underlined words and rule numbers explain themselves.',
  page_waiting: 'The game begins when every seat is taken. Send each friend the link of a seat; it is good once.',
  page_link: 'This link leads to a table. A link for a seat is good once: whoever opens it sits down.',
  page_replay:
    'A game, moment by moment. Step with the buttons or the arrow keys, or drag the slider. Change whose eyes you see it through; when the game is over, all hands can be open.',
  page_position: 'A single moment of a game, from one line of text. Change the line and press Show to look at another.',
  page_rules:
    'All rules by number. Type a word or a number to find some, or press a chapter. The number at the left of a rule is a link to it.',
  page_nowhere: 'There is nothing at this address. The name at the upper left leads to the lobby.',
  keys: 'Keys that work now',
  letters_off: 'Single letters are switched off in the settings.',
  key_zones: 'Next part of the page; Shift+F6 goes back',
  key_space: 'Space',
  marks: 'Marks',
  mark_yours: 'Ember with a solid line: you can do something with it now.',
  mark_theirs: 'Blue with dashes and dots: the other side.',
  mark_clad:
    'Red hatching with a numbered pennant: what that Clad card will reach if nobody moves or turns the Clad before.',
  mark_terms: 'Dotted underline: a word or a rule that is explained when you press it.',
  mark_back: 'A choice can be taken back freely until something new is seen or somebody else has chosen.',
  more: 'More',
  lessons: 'First match, step by step',
  characters: 'Characters and cards',
  new_tab: 'They open in a new tab; the game stays here.',
  settings: 'Settings, with all keys',
} as const;
