/** Texts of the guided first matches: their page, the coach at the table, and the glossary. */
export default {
  title: 'Learn',
  lead: 'A guided match is a real game against a patient bot. A coach stands beside the table: it points at one thing at a time, and you may do anything else instead.',
  bot: 'The bot chooses by chance, so it makes mistakes. Nothing is arranged: decks are shuffled as always.',
  steps: 'Steps',
  step_done: 'done',
  step_skipped: 'left out',
  progress: '{done} of {all} steps done',
  begin: 'Begin, about {minutes} minutes',
  continue: 'Continue at step {step}',
  again: 'Play it again',
  anew: 'Begin anew',
  opening: 'Opening the table',
  glossary: 'Words of the games',
  glossary_lead: 'Each in two sentences. The same words are links in the log of a game.',
  term_link: '{word}, what is it?',
  'exceed.name': 'EXCEED: your first duel',
  'exceed.told':
    'You play {you} against {opponent}. Both do what their cards say, without rules of their own to learn first.',
  'hackclad.name': 'HacKClaD: your first hunt',
  'hackclad.told':
    'You play {you}, {opponent} hunts the same Clad and wants more of it than you. The steps take about two rounds of nine; the rest is yours.',

  // The coach at the table.
  coach: 'Coach',
  step_of: 'Step {step} of {all}',
  did: 'Done: {event}',
  did_step: 'Done: {step}.',
  instead: '{event} That is fine, too. This step waits for your next chance.',
  seen: 'You have met this already: {event}',
  go_on: 'Go on',
  hint: 'Hint',
  show: 'Show me',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  less: 'Show less of the coach',
  more: 'Show more of the coach',
  back: 'Bring the coach back',
  left: 'The lesson is left. The match goes on as it is.',
  no_hint: 'Nothing is asked of you now. Wait for your next choice.',
  over: 'The lesson is over',
  over_text: 'The match has ended. You went through {done} of {all} steps.',
  over_other: 'Learn the other game',
  over_lobby: 'Play a match of your own',
  last_strike: 'The last strike',
  all_done: 'All steps are done',

  // EXCEED, step by step.
  'exceed.reach.title': 'The line and the range',
  'exceed.force.title': 'Force pays',
  'exceed.strike.title': 'Strike',
  'exceed.speed.title': 'Why Speed decides',
  'exceed.boost.title': 'Boost the next strike',
  'exceed.exceed.title': 'Gauge and Exceed',
  'exceed.alone.title': 'Finish alone',
  'exceed.wait': '{name} is choosing. Watch the stage and the log.',
  'exceed.over': 'The match is over.',
  'exceed.mulligan':
    'This is your starting hand. You may put cards back once and draw as many new ones; for this match, just keep it.',
  'exceed.asked': '{because} {prompt}',
  'exceed.reach':
    'You stand on space {mine}, {name} on space {theirs}: range {distance}. Every attack reaches only the range printed on it. Press Move, then space {space}: from there {card} is in range.',
  'exceed.reach_already':
    'You stand on space {mine}, {name} on space {theirs}: range {distance}. {card} gets there from here already. Try Move all the same, or skip this step and strike.',
  'exceed.reach_none':
    'You stand on space {mine}, {name} on space {theirs}: range {distance}. No move brings a card into range now. Move closer, or Prepare to draw.',
  'exceed.pay': {
    one: 'It costs {n} Force. Cards make Force: pick one you can spare, then press Enter or the button.',
    other: 'It costs {n} Force. Cards make Force: pick the ones you can spare, then press Enter or the button.',
  },
  'exceed.pay_gauge': {
    one: 'It costs {n} Gauge: the cards in your gauge. Pick one of them, then press Enter or the button.',
    other: 'It costs {n} Gauge: the cards in your gauge. Pick {n} of them, then press Enter or the button.',
  },
  'exceed.force': 'Your cards can make {force} Force. Move and Change Cards cost Force: choose one of them, and pay.',
  'exceed.strike': 'Now strike. {card} {verdict}. Choose it in your hand, then press Strike.',
  'exceed.closer': 'No attack of yours is in range. Press Move, then space {space}: from there {card} is in range.',
  'exceed.prepare': 'No attack of yours is in range, and no move changes that. Press Prepare to draw a card.',
  'exceed.set': 'Set one card face down. {card} {verdict}. Choose it, then press Set.',
  'exceed.set_none':
    'No card of your hand is sure to hit. Set any card, or a wild swing: the unseen top card of your deck.',
  'exceed.watch':
    'Both cards turn over. Step through with Next and Previous, or let it play: order, range, damage, stun.',
  'exceed.speed':
    'The higher Speed acts first. Whoever takes more damage than their Guard is stunned and does not act at all. {order} Strike until you see a stun: {card} {verdict}.',
  'exceed.speed.seen':
    'Look back: {event} Who is stunned before attacking does not attack at all. So the higher Speed, which acts first, can spare you the answer.',
  'exceed.boost':
    'Play the lower half of a card for your next strike. {card} has the boost {boost}: {text} Choose the card, then Boost.',
  'exceed.boost_none': 'No card of yours can be boosted now. Press Prepare to draw one.',
  'exceed.boost.seen': 'You boosted before: {event} A continuous boost stays until the next strike is over.',
  'exceed.exceed':
    'You have {gauge} Gauge, and exceeding costs {price}. Press Exceed: your character turns to its stronger side.',
  'exceed.exceed_gauge':
    'A card that hits goes to your gauge. You have {gauge} Gauge, exceeding costs {price}. Hit once more: {card} {verdict}.',
  'exceed.keep_gauge': 'You may spend Gauge on this attack. For now choose No: you are saving it to exceed.',
  'exceed.exceed_never': 'You have exceeded already, or cannot. Go on to the last step.',
  'exceed.exceed.seen': 'You have exceeded before: {event}',
  'exceed.alone': 'You know all you need. Bring {name} to 0 life; ask for a hint whenever you like.',
  'exceed.reach.done': '{event} Now look at the range line again.',
  'exceed.force.done': '{event} Spent cards go to the discard pile.',
  'exceed.strike.done': 'You went through a strike. A card that hit is in your gauge now.',
  'exceed.speed.done': '{event} Who is stunned before attacking does not attack at all.',
  'exceed.boost.done': '{event} A continuous boost counts in your next strike.',
  'exceed.exceed.done': '{event} The stronger side is yours for the rest of the match.',
  'exceed.alone.done': 'The match is over.',
  'exceed.hint_mulligan': 'Keep the cards. A hand with one fast and one far attack is a good start.',
  'exceed.hint_exceed': 'You have {gauge} Gauge: Exceed is open to you.',
  'exceed.hint_strike': 'Strike with {card}: it {verdict}.',
  'exceed.hint_other': 'One good choice: {choice}. {outcome}',

  // HacKClaD, step by step.
  'hackclad.forecast.title': 'Read the forecast',
  'hackclad.move.title': 'Move out of its way',
  'hackclad.behind.title': 'Hit it from behind',
  'hackclad.injury.title': 'Be hit on purpose',
  'hackclad.draft.title': 'Draft for the next round',
  'hackclad.missions.title': 'Missions',
  'hackclad.alone.title': 'Finish alone',
  'hackclad.wait': 'Others are choosing, or the Clad acts. Watch the field and the log.',
  'hackclad.asked': '{because} {prompt}',
  'hackclad.enhanced':
    'First choose one Enhanced card for your deck; it is stronger than the others. Any will do today.',
  'hackclad.mission': 'Choose a Mission: it gives VP if you fulfil it. Take one that sounds easy to you.',
  'hackclad.entry': 'Choose where you enter the Field. The hatched spaces will be attacked.',
  'hackclad.draft':
    'The forecast shows what the Clad will do this round. Next comes {clad}: {steps} Take a Turn slot: an early one acts before the Clad, a late one after it.',
  'hackclad.forecast':
    'The forecast shows what the Clad will do this round. Next comes {clad}: {steps} Hatched spaces on the Field are attacked.',
  'hackclad.place':
    'Place one card face down in your slot. It comes back to your hand in the next draft, so keep what you need now.',
  'hackclad.react':
    '{source} hits you for {damage}. A Reaction or a discarded card lowers it. Taking it costs 1 VP and Magic Shards worth the damage, and you come back on an Entry Point.',
  'hackclad.step_safe': 'Go to {space}: nothing in the forecast reaches it as things stand.',
  'hackclad.step': 'Every space you can go to will be reached. {space} is as good as any.',
  'hackclad.step_danger': 'Go to {space}: the Clad will reach it, as you want this time.',
  'hackclad.move_out': '{clad}, number {number} in the forecast, will hit you where you stand. Move away with {way}.',
  'hackclad.move_free':
    'Nothing in the forecast reaches you now. Move all the same, to Magic Shards or behind the Clad, with {way}.',
  'hackclad.move_none': 'You have no way to move this turn. End it, and try again in the next round.',
  'hackclad.hit_behind':
    'You stand behind the Clad, which looks {facing}. Hit it: {name} deals {damage}, and you get Magic Shards.',
  'hackclad.hit_elsewhere':
    'The Clad looks {facing}, and most of its attacks go there. {name} hits it from here for {damage}; behind it you would be safer.',
  'hackclad.go_behind':
    'The Clad looks {facing}, and most of its attacks go there. Move to its back with {way} until an attack reaches it.',
  'hackclad.no_attack':
    'No attack of yours reaches the Clad this turn. End it, and be behind the Clad in the next round.',
  'hackclad.stay':
    'Being hit can pay: you return on an Entry Point, for 1 VP and some Shards. {clad}, number {number}, will hit you here. End your turn, then decide how to react.',
  'hackclad.stand_in':
    'Being hit can pay: you return on an Entry Point, for 1 VP and some Shards. Stand on a hatched space, end your turn, and see how to react.',
  'hackclad.draft_again':
    'Draft again: whoever acts late in a round drafts early in the next. Next comes {clad}: {steps} Take the slot that fits, before or after it.',
  'hackclad.draft_later':
    'You took Turn slot {slot}. Whoever acts late in a round drafts early in the next. End your turn, and a new draft comes.',
  'hackclad.missions': {
    one: 'Your Mission: {missions}. It gives VP at once or at the end, as its text says.',
    other: 'Your Missions: {missions}. They give VP at once or at the end, as their texts say.',
  },
  'hackclad.alone':
    'This is round {round} of {rounds}. Shards, cards and Missions give VP, Injuries cost 1 each. Ask for a hint whenever you like.',
  'hackclad.forecast.done': '{event} What the slot gives is yours at once.',
  'hackclad.move.done': '{event} The hatched spaces show whether you are safe there.',
  'hackclad.behind.done': '{event} Damage on the Clad becomes Magic Shards.',
  'hackclad.behind.seen': 'You have hit the Clad before: {event} Behind it you are out of most of its attacks.',
  'hackclad.injury.done': '{event} Reactions lower damage; only a Trample cannot be lowered.',
  'hackclad.injury.seen': 'You were hit before: {event} Reactions lower damage; only a Trample cannot be lowered.',
  'hackclad.draft.done': '{event} Late in the round means early in the next draft.',
  'hackclad.missions.done': 'Missions read.',
  'hackclad.alone.done': 'The match is over.',
  'hackclad.hint_attack': 'Use {name}: the Clad is in reach, it deals {damage}.',
  'hackclad.hint_move': '{clad} will hit you here. Move with {way}.',
  'hackclad.hint_card': 'Use {card}: {text}.',
  'hackclad.hint_end': 'Nothing more is worth a card. End the turn.',
  'hackclad.hint_react': '{choice}. {outcome}',
  'hackclad.hint_take': 'Nothing helps now. Take it.',
  'hackclad.hint_other': 'One good choice: {choice}. {outcome}',

  // The glossary: name, the words that link to it, and the answer.
  'term.range': 'Range',
  'words.range': 'range|ranges|distance',
  'text.range':
    'The range between two fighters is the difference of their spaces, so neighbours are at range 1. An attack hits if that number lies within the range printed on it.',
  'term.force': 'Force',
  'words.force': 'Force',
  'text.force':
    'Force is made when something is to be paid: each card discarded from hand or gauge makes 1, an Ultra 1 or 2. It is never stored.',
  'term.gauge': 'Gauge',
  'words.gauge': 'gauge',
  'text.gauge':
    'The gauge is the pile of your cards that hit. Its cards pay for Ultras and for exceeding, or make Force like others.',
  'term.boost': 'Boost',
  'words.boost': 'boost|boosts|boosted',
  'text.boost':
    'A boost is the lower half of a card, played on your turn instead of striking. An instant one happens at once, a continuous one stays for your next strike.',
  'term.strike': 'Strike',
  'words.strike': 'strike|strikes',
  'text.strike':
    'In a strike both players set an attack face down, then reveal it together. The higher Speed attacks first, and in a tie whoever began the strike.',
  'term.speed': 'Speed',
  'words.speed': 'Speed',
  'text.speed':
    'The attack with the higher Speed is carried out first in a strike. Boosts and EX attacks can raise it.',
  'term.guard': 'Guard',
  'words.guard': 'Guard',
  'text.guard':
    'Guard is how much damage a fighter takes in a strike without being stunned. Damage equal to it does not stun.',
  'term.armor': 'Armor',
  'words.armor': 'Armor',
  'text.armor': 'Armor is taken off the damage of a strike before it counts. It is used up as it prevents damage.',
  'term.stun': 'Stun',
  'words.stun': 'stun|stuns|stunned',
  'text.stun':
    'A fighter who takes more damage in a strike than their Guard is stunned. If they have not attacked yet, they do not attack in this strike.',
  'term.exceed': 'Exceed',
  'words.exceed': 'exceed|exceeds|exceeded|exceeding',
  'text.exceed':
    'Exceeding turns your character to its other side for the Gauge printed on it, as your action. The new ability replaces the old one for the rest of the match.',
  'term.advantage': 'Advantage',
  'words.advantage': 'Advantage',
  'text.advantage':
    'Whoever gained Advantage in a strike takes the next turn, whoever began that strike. If both gained it, the last one counts.',
  'term.wild_swing': 'Wild swing',
  'words.wild_swing': 'wild swing|wild swings|swing wildly|swings wildly',
  'text.wild_swing':
    'A wild swing sets the top card of your deck without anybody looking at it. It is always possible, and the only way without cards in hand.',
  'term.ex': 'EX attack',
  'words.ex': 'EX attack|EX attacks|EX',
  'text.ex':
    'An EX attack is two cards of the same name set together. It has 1 more Power, Speed, Armor and Guard, and the second card is discarded.',
  'term.critical': 'Critical',
  'words.critical': 'critical',
  'text.critical':
    'Some characters may spend 1 Gauge while setting to make their attack critical. Lines marked Critical count only then.',
  'term.reshuffle': 'Reshuffle',
  'words.reshuffle': 'reshuffle|reshuffles|reshuffled',
  'text.reshuffle':
    'Once in a match your discard pile becomes part of your deck again, by your action or when the deck is empty. If you must draw from an empty deck after that, you lose.',
  'term.voltage': 'Voltage',
  'words.voltage': 'Voltage',
  'text.voltage':
    'Voltage is how angry the Clad is: its ATK is 2, 3 or 4 at Voltage 1, 2 or 3. It rises each time the Clad deck is reshuffled, and each level adds stronger cards.',
  'term.trample': 'Trample',
  'words.trample': 'trample|tramples|tramples on|trampled|Trample Attack',
  'text.trample':
    'Before the Clad enters a space it tramples whoever stands there, for its ATK. That damage cannot be reduced.',
  'term.forecast': 'Forecast',
  'words.forecast': 'forecast',
  'text.forecast':
    'The forecast is the three Clad cards that lie open at the start of a round. They show what the Clad will do after the first, second and third Turn slot.',
  'term.mp': 'MP',
  'words.mp': 'MP',
  'text.mp':
    'MP pay for strong Skill cards. You get them by discarding a card for +1 MP, from Turn slot 2, and from cards.',
  'term.cp': 'CP',
  'words.cp': 'CP',
  'text.cp': 'CP pay for the actions printed on your Witch’s board. You gain 1 each time your own deck is reshuffled.',
  'term.injury': 'Injury',
  'words.injury': 'Injury|Injuries|injured',
  'text.injury':
    'A Witch who takes damage is injured: it costs 1 VP at the end, and Magic Shards worth the damage fall where she stood. She leaves the Field and comes back on an Entry Point.',
  'term.enhanced': 'Enhanced card',
  'words.enhanced': 'Enhanced card|Enhanced cards|Enhanced deck|Enhanced',
  'text.enhanced':
    'Enhanced cards are the stronger cards of a Witch, which lie apart. One comes into your deck at the start, and one more may be swapped in at each reshuffle of your deck.',
  'term.standby': 'Standby',
  'words.standby': 'Standby slot|Standby slots|Standby',
  'text.standby':
    'At the start of your turn your Turn card slides down into the Standby slot below. The later your turn was, the earlier you draft in the next round.',
  'term.turn_card': 'Turn card',
  'words.turn_card': 'Turn card|Turn cards|Turn slot|Turn slots',
  'text.turn_card':
    'In the draft you put one card of your hand face down into a Turn slot, which says when you act and gives its effect at once. You get the card back in the next draft.',
  'term.shard': 'Magic Shards',
  'words.shard': 'Magic Shards|Magic Shard|Shards|Shard',
  'text.shard':
    'Magic Shards are worth VP; you get them by damaging the Clad and by walking onto them. An injury makes you drop some.',
  'term.repel': 'Repel',
  'words.repel': 'Repel|repels',
  'text.repel': 'To Repel is to push the Clad one space. It tramples on its way as it does by itself.',
  'term.reaction': 'Reaction',
  'words.reaction': 'Reaction|Reactions|react',
  'text.reaction':
    'When an attack reaches your Witch you may react before it counts: with a Reaction card, with a discarded card for 1 less, or with CP. You may use several, one after the other.',
  'term.mission': 'Mission',
  'words.mission': 'Mission|Missions',
  'text.mission':
    'A Mission gives VP for something special, such as few Injuries. Its text says whether it counts at once or at the end of the game.',
  'term.basic_action': 'Basic Action',
  'words.basic_action': 'Basic Action|Basic Actions',
  'text.basic_action':
    'A Basic Action costs any one card of your hand: 1 Move, 1 MP, or 1 less damage when you are hit. Your board says how often you may take each in a round.',

  // What the small pictures of the glossary show, for readers.
  'picture.range':
    'The line of nine spaces: you on space 3, the opponent on space 6, which is range 3. Spaces 4 to 6 are marked as what an attack of range 1 to 3 reaches.',
  'picture.front':
    'The Field: the Clad in the middle looks up. The three spaces before it are hatched, a Witch stands behind it.',
  'picture.trample':
    'The Field: the Clad below the middle looks up. The space before it, where a Witch stands, is marked.',
};
