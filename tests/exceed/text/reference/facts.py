"""From the reference facts (characters.json) to the same nodes that a parsed text gives, one effect at a time.

This is the only place that knows the reference's names.  Every entry says what one of its effects means.
"""

# ruff: noqa: PLW2901, RUF012, S106 - a table in the form of code: what a
# loop turns over is brought into shape first, and a token is no password.

from __future__ import annotations

from collections.abc import Callable

from tests.exceed.text.reference.plain import Plain, Value, make

TRIGGERS = {
    "now": "now",
    "before": "before",
    "hit": "hit",
    "after": "after",
    "cleanup": "cleanup",
    "end_of_strike": "end of strike",
    "when_hit": "when hit",
    "set": "on set",
    "reveal": "on reveal",
    "turn_start": "start of turn",
    "turn_end": "end of turn",
    "you_boost": "when you boost",
    "you_boost_continuous": "when you boost a continuous boost",
    "opponent_boosts": "when the opponent boosts",
    "you_cancel": "when you cancel a boost",
    "leaves_play": "when this leaves play",
    "you_reshuffle": "when you reshuffle",
    "you_spend_life": "when you spend life",
    "you_prepare": "when you Prepare",
    "you_change_cards": "when you Change Cards",
    "you_take_move_action": "move action",
    "after_your_action": "after your action",
    "you_seal": "when you seal a card",
    "you_spend_gauge": "when you spend Gauge",
    "opponent_turn_start": "start of the opponent's turn",
    "you_initiate": "when you initiate",
    "opponent_set": "when the opponent sets",
    "both_before": "each player's before",
    "both_after": "each player's after",
    "opponent_before": "opponent's before",
    "opponent_action": "opponent's action",
    "you_are_stunned": "when you are stunned",
    "opponent_moves_past": "when the opponent moves past you",
    "you_advance_or_close": "when you advance or close",
    "you_retreat": "when you retreat",
    "action": "action",
    "strike_option": None,
    "strike": None,
    "play": None,
}

IS = {
    "advanced_through": "you moved past the opponent",
    "not_advanced_through": "you did not move past the opponent",
    "moved_past": "you moved past the opponent this strike",
    "not_full_push": "the move fell short",
    "not_full_close": "the move fell short",
    "pulled_past": "the opponent passed you",
    "at_edge_of_arena": "you are at an edge",
    "opponent_at_edge_of_arena": "the opponent is at an edge",
    "opponent_not_moved_this_strike": "the opponent has not moved this strike",
    "not_moved_self_this_strike": "you have not moved this strike",
    "opponent_moved_or_was_moved": "the opponent moved or was moved this strike",
    "attack_still_in_play": "your attack is still in play",
    "attacks_match_printed_speed": "both attacks have the same printed Speed",
    "boost_caused_start_of_turn_strike": "this boost started the strike",
    "boost_in_play": "you have a continuous boost in play",
    "no_boost_in_play": "you have no continuous boost in play",
    "boosted_from_gauge": "that boost was played from your gauge",
    "canceled_this_turn": "you cancelled a boost this turn",
    "not_canceled_this_turn": "this is your first cancel this turn",
    "did_end_of_turn_draw": "you drew at the end of this turn",
    "discarded_copy_of_attack": "a copy of your attack is in your discard pile",
    "discarded_matches_attack_speed": "that card has your attack's printed Speed",
    "during_strike": "during a strike",
    "no_active_strike": "outside a strike",
    "exceeded": "exceeded",
    "not_exceeded": "not exceeded",
    "opponent_exceeded": "the opponent is exceeded",
    "has_card_with_range_to_opponent": "a card in your hand could reach the opponent",
    "hit_opponent": "you hit",
    "not_hit_opponent": "you did not hit",
    "was_hit": "you were hit",
    "initiated_strike": "you initiated",
    "not_initiated_strike": "the opponent initiated",
    "is_critical": "critical",
    "is_not_critical": "not critical",
    "is_ex_strike": "EX",
    "last_turn_was_strike": "a strike happened last turn",
    "not_last_turn_was_strike": "no strike happened last turn",
    "no_strike_this_turn": "no strike happened this turn",
    "no_sealed_copy_of_attack": "no copy of your attack is sealed",
    "not_discarding_boost": "this boost stays in play",
    "not_sustained": "this boost is not sustained",
    "opponent_stunned": "the opponent is stunned",
    "not_stunned": "you are not stunned",
    "stunned": "you are stunned",
    "opponent_in_boost_space": "the opponent is on this boost's space",
    "boost_space_between_opponent": "this boost is between you and the opponent",
    "boost_space_in_range_towards_opponent": "this boost is in your range on the opponent's side",
    "opponent_printed_speed_greater": "the opponent's printed Speed is higher",
    "same_card_as_boost_in_hand": "you have a copy of that boost's card in hand",
    "spent_gauge_this_strike": "you spent Gauge this strike",
    "top_deck_is_normal_attack": "your top card is a Normal",
    "top_discard_is_continuous_boost": "the discarded card is a continuous boost",
    "opponent_top_discard_is_special": "the opponent's top discard is a Special",
    "used_character_bonus": "marked",
    "not_used_character_bonus": "not marked",
    "was_set_from_boosts": "your attack was set from your boosts",
    "was_strike_from_gauge": "your attack was set from your gauge",
    "initiated_face_up": "your attack was set face up",
    "was_wild_swing": "wild swing",
    "was_not_wild_swing": "not a wild swing",
    "choose_cards_from_top_deck_action": "you added it to your hand",
}

TOKEN_NAMES = {
    "nirvana_active": "Nirvana",
    "nirvana_disabled": "Nirvana",
    "djanette_spellcircle": "Spell Circle",
    "serena_default": "Serena",
    "ouroboros_nothing": "Ouroboros Decoy",
    "ouroboros_move": "Ouroboros",
    "gravitron": "Gravitron",
}
CARDS = {
    "enkidu_threepreceptstrike": "Three Precept Strike",
    "londrekia_circularstep": "Circular Step",
    "phonon_turningsatisfaction": "Tuning Satisfaction",
    "treasure_treasurecoin": "Treasure Coin",
    "djanette_blackdeath": "Ritual Magic",
    "sagat_tigeruppercut": "Tiger Uppercut",
    "galdred_thebeastwithin": "The Beast Within",
    "wonderland": "Wonderland",
}
KINDS = {
    "": "card",
    "special": "Special",
    "special/ultra": "Special or Ultra",
    "normal/special": "Normal or Special",
    "ultra": "Ultra",
    "continuous": "continuous boost",
    "normal": "Normal",
    "transform": "transformation",
    None: "card",
}
ONE = (1, 1)


def owned(zone: str = "hand", owner: str = "your", kind: str = "card") -> Value:
    return ("number", ("in", kind, (owner, zone)))


class Facts:
    """Translates the effects of one character."""

    def __init__(self, character: dict[Value, Value], own_token: str | None = None) -> None:
        self.who = character
        self.own_token = own_token
        names = {t["name"] for t in character.get("tokens", {}).get("list", [])}
        self.single = next(iter(names)) if len(names) == 1 else None

    # -------------------------------------------------------------------------------------------- tokens and conditions
    def token(self, e: dict[Value, Value], key: str = "token_label", tok: str = "token") -> str:
        label: Value = (e.get(tok) and TOKEN_NAMES.get(e[tok])) or e.get(key) or self.single
        label = {
            "card": "your attack",
            "your attack": "your attack",
            "Azhi (card)": "your attack",
            "Azhi (attack)": "your attack",
            "I, Persistently Cling": "your attack",
            "Condensity Gloom": "your attack",
            "Nirvana (Active)": "Nirvana",
            "Nirvana (Disabled)": "Nirvana",
            "Ouroboros - Move": "Ouroboros",
        }.get(label, label)
        return label or "your attack"

    def cond(self, e: dict[Value, Value]) -> Value:
        c: Value = e["if"]
        n: Value = e.get("if_n")
        about = self.token(e, "if_about", "if_token") if c.find("token") >= 0 else e.get("if_about")
        if c in IS:
            return (("is", IS[c]),)
        hand, opp = owned(), owned(owner="the opponent's")
        zone = {
            "min_cards_in_hand": "hand",
            "max_cards_in_hand": "hand",
            "min_cards_in_deck": "deck",
            "min_cards_in_discard": "discard pile",
            "min_cards_in_gauge": "gauge",
            "opponent_max_cards_in_hand": "hand",
        }
        if c in zone:
            owner = "the opponent's" if c.startswith("opponent") or e.get("if_opponent") else "your"
            if "max" in c:
                return (("compare", owned(zone[c], owner), "=" if n == 0 else "<=", n),)
            return (("compare", owned(zone[c], owner), ">=", n),)
        state = {
            "token_in_play": "is on the board",
            "not_token_in_play": "is not on the board",
            "token_space_unoccupied": "is on a free space",
            "token_in_opponent_space": "is on the opponent's space",
            "any_token_in_play": "is on the board",
            "any_token_in_opponent_space": "is on the opponent's space",
            "not_any_token_in_opponent_space": "is not on the opponent's space",
            "any_token_adjacent_opponent_space": "is next to the opponent",
            "any_token_in_or_adjacent_opponent_space": "is in or next to the opponent's space",
            "token_between_attack_source": "is between you and the attack's origin",
        }
        if c in state:
            if e.get("if_token") == "nirvana_active" and c == "token_in_play":
                return (("token", "Nirvana", "is active"),)
            if e.get("if_token") == "nirvana_disabled":
                return (
                    (
                        "token",
                        "Nirvana",
                        "was already disabled before this strike" if e.get("if_extra") else "is disabled",
                    ),
                )
            return (("token", about, state[c]),)
        table: dict[str, Callable[[], Value]] = {
            "range": lambda: ("range", n, n),
            "range_at_least": lambda: ("range", n, None),
            "range_multiple": lambda: ("range", e["if_min"], e["if_max"]),
            "range_from_self": lambda: ("range", n, n, "from you"),
            "opponent_at_max_range": lambda: ("range", "greatest", None),
            "is_normal_attack": lambda: ("attack", "you", "Normal"),
            "is_special_attack": lambda: ("attack", "you", "Special"),
            "is_special_or_ultra_attack": lambda: ("attack", "you", "Special or Ultra"),
            "opponent_is_special_attack": lambda: ("attack", "opponent", "Special"),
            "matches_named_card": lambda: ("attack_name", about),
            "deck_not_empty": lambda: ("compare", owned("deck"), ">=", 1),
            "less_cards_than_opponent": lambda: ("compare", hand, "<", opp),
            "more_cards_than_opponent": lambda: ("compare", hand, ">", opp),
            "life_equals": lambda: ("compare", ("stat", "your", "life"), "=", n),
            "life_equal_or_below": lambda: ("compare", ("stat", "your", "life"), "<=", n),
            "life_less_than_opponent": lambda: (
                "compare",
                ("stat", "your", "life"),
                "<",
                ("stat", "the opponent's", "life"),
            ),
            "opponent_total_guard_at_least": lambda: ("compare", ("stat", "the opponent's", "Guard"), ">=", n),
            "opponent_speed_at_most": lambda: ("compare", ("stat", "the opponent's", "Speed"), "<=", n),
            "speed_greater_than": lambda: (
                "compare",
                ("stat", "your", "Speed"),
                ">",
                ("stat", "the opponent's", "Speed"),
            ),
            "power_bonus_at_least": lambda: ("compare", ("named", "your positive Power bonuses"), ">=", n),
            "x_greater_than": lambda: (
                "compare",
                (
                    "number",
                    ("token", "Ice Spike", "removed")
                    if self.single == "Ice Spike"
                    else ("fixed", "Gauge spent before the strike"),
                ),
                ">=",
                n + 1,
            ),
            "min_spaces_behind_opponent": lambda: (
                "compare",
                ("named", "the number of empty spaces behind the opponent"),
                ">=",
                n,
            ),
            "initiated_at_range": lambda: ("compare", ("named", "the distance when the strike began"), "=", 1),
            "moved_during_strike": lambda: ("moved", "you moved", "spaces this strike", ">=", n),
            "initiated_after_moving": lambda: ("moved", "you moved", "spaces before the strike", ">=", n),
            "pushed_min_spaces": lambda: ("moved", "the move covered", "spaces", ">=", n),
            "moved_less_than": lambda: ("moved", "the move covered", "spaces", "<=", n - 1),
            "on_token_space": lambda: ("with", "you are on", about),
            "opponent_on_token_space": lambda: ("with", "the opponent is on", about),
            "not_advanced_through_token": lambda: ("with", "you did not move through", about),
            "opponent_between_token": lambda: (
                "with",
                "the opponent is on or between you and"
                if e.get("if_token_space_counts")
                else "the opponent is between you and",
                about,
            ),
            "has_transform": lambda: ("token", CARDS[e["if_transform"]], "is transformed"),
            "boost_in_play_or_parents": lambda: ("token", e["if_about"], "is in play"),
        }
        if c == "is_token_special_or_ultra_attack":
            return (
                ("token", about, "is active" if about == "Nirvana" else "is on the board"),
                ("attack", "you", "Special or Ultra"),
            )
        if c in {"initiated_after_moving", "initiated_at_range"}:
            return (("is", "you initiated"), table[c]())
        if c == "manual_reshuffle":
            return (("is", "manual"),)
        if c == "copy_of_attack_in_zones":
            return (
                (
                    "is",
                    "a copy of your attack is in your boosts, your gauge or transformed"
                    if "boost" in e["if_zones"]
                    else "a copy of your attack is in your gauge or transformed",
                ),
            )
        if c == "can_continuous_boost_from_gauge":
            return (("compare", ("number", ("in", "continuous boost", ("your", "gauge"))), ">=", 1),)
        if c == "used_character_action":
            return (("action", *e["if_detail"]),)
        return (table[c](),)

    # -------------------------------------------------------------------------------------------- sequences
    def body(self, e: dict[Value, Value], flip: bool = False, x: Value = None) -> Value:
        """An effect with its follow-ups.  flip: the opponent performs it.  x: what X counts, if a movement set it."""
        do = e.get("do", "nothing")
        own = {k: v for k, v in e.items() if k not in ("if", "then", "else")}
        if e.get("x_from_spaces_moved"):
            x = ("fixed", "space moved")
        elif e.get("x_from_spaces_not_pushed"):
            x = ("fixed", "space not moved")
        elif e.get("x_from_token_spaces_entered"):
            x = ("token", e["token_label"], "entered")
        elif do == "opponent_discard_hand":
            x = ("fixed", "card discarded")
        elif do == "remove_x_tokens":
            x = ("token", "Ice Spike", "removed")
        elif do in ("spend_all_gauge_and_save_amount", "spend_all_force_and_save_amount"):
            x = ("fixed", "Gauge spent" if "gauge" in do else "Force spent")
        elif do == "set_x" and e["source"] == "ultras_used_to_pay_gauge_cost":
            x = ("fixed", "Ultra paid for your attack")
        elif do == "set_x" and e["source"] in ("gauge_spent_before_strike", "force_spent_before_strike") and not x:
            x = ("fixed", "Gauge spent" if "gauge" in e["source"] else "Force spent before the strike")
        elif do == "set_x" and e["source"] == "copies_in_gauge":
            x = ("copy", "Three Precept Strike", ("your", "gauge"))
        elif do == "set_x" and e["source"] == "lightningsrods_in_opponent_space":
            x = ("token", "Lightning Rod", "in the opponent's space")
        elif do == "set_x" and e["source"] not in ("gauge_spent_before_strike", "force_spent_before_strike"):
            x = None
        nodes = self.act(own, flip, x)
        if "then" in e:
            nodes += self.body(e["then"], flip, x)
        if "if" in e:
            orelse = self.body(e["else"], flip, x) if "else" in e else ()
            cond: Value = self.cond(e)
            if flip:
                swap = {
                    "the opponent initiated": "you initiated",
                    "you initiated": "the opponent initiated",
                    "wild swing": "the opponent's attack is a wild swing",
                }
                cond = tuple(("is", swap.get(c[1], c[1])) if c[0] == "is" else c for c in cond)
            if (
                len(cond) == 1
                and cond[0][0] == "compare"
                and cond[0][1] == owned()
                and cond[0][2] == ">="
                and self.needs(nodes, cond[0][3])
            ):
                return nodes
            return (make("if", cond=cond, then=nodes or (make("nothing"),), orelse=orelse),)
        return nodes

    def needs(self, nodes: tuple[Value, ...], k: int) -> bool:
        """Whether the first thing done takes k cards from hand: a test for k cards there then says nothing new."""
        first = nodes[0] if nodes else make("nothing")
        if first.kind == "discard":
            return not first.who and first.n == (k, k)
        if first.kind == "cards":
            return (
                first.way == "add"
                and first.what[0] in ("from", "random")
                and first.what[1] == (k, k)
                and first.what[3] == ("your", "hand")
            )
        if first.kind == "choose":
            most = [o for o in first.options if o]
            return all(o[0].kind == "discard" and o[0].random and not o[0].who and o[0].n[0] <= k for o in most)
        if first.kind == "may":
            return self.needs(first.body, k)
        return first.kind == "pay" and self.needs((first.cost,), k)

    def pay(self, cost: Plain, body: Value, each: bool = False, optional: bool = True, payer: Value = None) -> Value:
        node = make("pay", cost=cost.but(who=payer), body=body, each=each)
        return (make("may", who=payer, body=(node,)),) if optional else (node,)

    def stat(
        self,
        stat: str,
        e: Value,
        flip: bool,
        x: Value,
        who: Value = None,
        n: Value = None,
        per: Value = None,
        cap: Value = None,
    ) -> Value:
        lo = e.get("amount", 1) if n is None else n
        hi = e.get("amount_b", lo) if stat == "Range" else lo
        who = who or ("opponent" if flip else None)
        if "X" in (lo, hi):
            if x:
                m = e.get("multiplier", 1)
                lo, hi = (0 if lo == 0 else m, m)
                per = (1, x, cap)
            elif e.get("multiplier"):
                raise KeyError("multiplier of X")
        if lo == "DISCARDED_COUNT":
            lo = hi = 1
            per = (1, ("in", "card", ("your", "discard pile")), cap)
        return (make("stat", who=who, stat=stat, by=(lo, hi), per=per, outside=bool(e.get("works_outside_strike"))),)

    def amount(self, n: Value, x: Value = None) -> Value:
        """The amount, and what it is per."""
        if isinstance(n, int):
            return (n, n), None
        if n == "LAST_SPENT_LIFE":
            return ("that", "that"), None
        if n == "X":
            return (("X", "X"), None) if not x else (ONE, (1, x, None))
        per = {
            "GAUGE_COUNT": ("in", "card", ("your", "gauge")),
            "SPACES_BETWEEN": ("fixed", "empty space between you and the opponent"),
            "TOTAL_POWER": ("point", "your", "Power"),
            "OPPONENT_SPEED": ("point", "the opponent's", "Speed"),
            "force_spent_this_turn": ("fixed", "Force spent this turn"),
            "CARDS_DISCARDED_THIS_STRIKE": ("fixed", "card discarded this strike"),
            "num_discarded_card_ids": None,
            "force_spent_before_strike": ("fixed", "Force spent before the strike"),
            "every_two_sealed_normals": ("fixed", "sealed Normal"),
        }[n]
        if n == "num_discarded_card_ids":
            return (("that", "that"), None)
        return ONE, (2 if n == "every_two_sealed_normals" else 1, per, None)

    # -------------------------------------------------------------------------------------------- one effect
    def act(self, e: dict[Value, Value], flip: bool, x: Value) -> Value:  # a table, one entry an effect
        nodes: Value
        what: Value
        options: Value
        limit: Value
        src: Value
        way: Value
        zone: Value
        do = e.get("do", "nothing")
        me = "opponent" if flip else None
        other = None if flip else "opponent"
        my = "their" if flip else "your"
        if e.get("on_opponent") and do not in ("choice", "choose_opponent_card_to_discard"):
            me, my = ("opponent", "their") if not flip else (None, "your")
        n = e.get("amount", 1)

        def cards(way: str, what: Value, zone: Value = None, **more: Value) -> Value:
            return (make("cards", who=me, way=way, what=what, to=(my, zone) if zone else None, **more),)

        if do in (
            "nothing",
            "nothing_labelled",
            "zero_vector_dialogue",
            "sidestep_dialogue",
            "play_boost_with_cards_under",
            "set_end_of_turn_boost_delay",
        ) or (do.startswith("remove_") and do not in ("remove_token", "remove_token_near_opponent", "remove_x_tokens")):
            return ()
        if do in ("choice", "choice_altered_values"):
            theirs = bool(e.get("on_opponent") or e.get("performed_by_opponent"))
            flipped = flip != theirs
            options = tuple(self.body(o, flipped, x) for o in e["options"])
            node = make("choose", who="opponent" if flipped else None, pick=e.get("pick"), options=options)
            if e.get("shows_top_of_deck_in_options"):
                return (make("cards", way="look at", what=("top", "the top", 1, "card", ("your", "deck"))), node)
            if e.get("skip_if_sustained"):
                return (make("if", cond=(("is", "this boost is not sustained"),), then=(node,)),)
            return (node,)
        if do in (
            "advance",
            "retreat",
            "close",
            "push",
            "pull",
            "pull_not_past",
            "push_from_source",
            "pull_from_source",
            "pull_to_token",
        ):
            amount, per = self.amount(n, x)
            if e.get("as_one"):
                amount, per = ("that", "that"), None
            path = {
                "pull_not_past": (("without passing",),),
                "push_from_source": (("from the attack's origin",),),
                "pull_from_source": (("toward the attack's origin",),),
                "pull_to_token": (("toward", e.get("token_label", "")),),
            }.get(do, ())
            if e.get("stop_on_token"):
                path = (("stopping on", TOKEN_NAMES[e["stop_on_token"]]),)
            mover = me if not e.get("performed_by_opponent") else (None if flip else "opponent")
            return (make("move", who=mover, verbs=(do.split("_")[0],), n=amount, per=per, path=path),)
        if do == "close_per_damage_taken":
            return (make("move", verbs=("close",), n=ONE, per=(1, ("fixed", "damage taken"), None)),)
        simple_stats = {"power": "Power", "speed": "Speed", "armor": "Armor", "guard": "Guard", "range": "Range"}
        if do in simple_stats:
            node = self.stat(simple_stats[do], e, flip, x, who="opponent" if e.get("on_opponent") else None)
            if e.get("special_only"):
                return (make("if", cond=(("attack", "you", "Special"),), then=node),)
            return node
        if do in ("opponent_power", "opponent_power_plain"):
            return (make("stat", who=other, stat="Power", by=(n, n)),)
        if do in ("power_both_players", "range_both_players"):
            return self.stat("Power" if do[0] == "p" else "Range", e, False, x, who="both")
        hand, gauge = ("in", "card", ("your", "hand")), ("in", "card", ("your", "gauge"))
        per_stats = {
            "power_per_gauge": (
                "Power",
                ("in", "card", ("the opponent's" if e.get("count_opponents") else "your", "gauge")),
            ),
            "power_per_damage_taken": ("Power", ("fixed", "damage taken")),
            "power_per_armor_used": ("Power", ("fixed", "Armor used")),
            "power_per_card_in_opponent_hand": ("Power", ("in", "card", ("the opponent's", "hand"))),
            "range_per_boost_modifier": (
                "Range",
                (
                    "fixed",
                    "continuous boost in play" if e.get("both_players_boosts") else "continuous boost you have in play",
                ),
            ),
            "speed_per_boost_modifier": ("Speed", ("fixed", "continuous boost in play")),
            "power_per_boost_in_play": ("Power", ("fixed", "continuous boost you have in play")),
            "range_per_boost_in_play": ("Range", ("fixed", "continuous boost you have in play")),
            "armor_per_continuous_boost": ("Armor", ("fixed", "continuous boost you have in play")),
            "power_per_card_in_hand": ("Power", hand),
            "range_per_card_in_hand": ("Range", hand),
            "passive_powerup_per_card_in_hand": ("Power", hand),
            "passive_speedup_per_card_in_hand": ("Speed", hand),
            "guard_per_two_cards_in_hand": ("Guard", hand),
            "guard_per_gauge": ("Guard", gauge),
            "speed_amount_in_gauge": ("Speed", gauge),
            "armor_times_gauge": ("Armor", gauge),
            "power_per_force_spent_this_turn": ("Power", ("fixed", "Force spent this turn")),
            "guard_per_force_spent_this_turn": ("Guard", ("fixed", "Force spent this turn")),
            "speed_per_force_spent_this_turn": ("Speed", ("fixed", "Force spent this turn")),
            "range_per_force_spent_this_turn": ("Range", ("fixed", "Force spent this turn")),
            "armor_opponent_per_force_spent_this_turn": ("Armor", ("fixed", "Force spent this turn")),
            "power_per_transform": ("Power", ("fixed", "transformation")),
            "power_per_guard": ("Power", ("point", "your", "Guard")),
            "power_per_sealed_amount": ("Power", ("in", "card", ("your", "sealed cards"))),
            "power_per_sealed_normal": ("Power", ("fixed", "sealed Normal")),
            "range_per_sealed_normal": ("Range", ("fixed", "sealed Normal")),
            "speed_per_unique_sealed_normals": ("Speed", ("fixed", "different sealed Normal")),
            "power_per_spent_gauge_matching_range_to_opponent": (
                "Power",
                ("fixed", "card paid for your attack whose range includes the opponent"),
            ),
            "power_modify_per_token_between": ("Power", ("token", self.single, "between you and the opponent")),
            "speed_by_spaces_modifier": ("Speed", ("fixed", "empty space between you and the opponent")),
            "armor_damage_dealt": ("Armor", ("fixed", "damage dealt")),
            "armor_current_power": ("Armor", ("point", "your", "Power")),
        }
        if do in per_stats:
            stat, counter = per_stats[do]
            step = e.get("cards_per_step") or e.get("divisor") or (2 if do == "guard_per_two_cards_in_hand" else 1)
            cap = e.get("at_most") or e.get("cap") or e.get("most")
            return self.stat(
                stat, e, flip, x, per=(step, counter, cap), who="opponent" if "armor_opponent" in do else None
            )
        if do == "power_armor_up_if_sealed_or_transformed_copy_of_attack":
            return (
                make(
                    "if",
                    cond=(("is", "a copy of your attack is sealed or transformed"),),
                    then=(make("stat", stat="Power", by=ONE), make("stat", stat="Armor", by=ONE)),
                ),
            )
        if do == "guard_if_copy_of_opponent_attack_in_sealed":
            return (
                make(
                    "if",
                    cond=(("is", "a copy of the opponent's attack is in your sealed cards"),),
                    then=(make("stat", stat="Guard", by=(n, n)),),
                ),
            )
        if do == "range_if_ex_modifier":
            return (make("if", cond=(("is", "EX"),), then=self.stat("Range", e, flip, x)),)
        if do == "attack_copy_gauge_or_transform_becomes_ex":
            return ()  # only lets the cost be checked at reveal; the lasting line of the same card says it
        if do in ("ignore_armor", "ignore_guard"):
            return (make("ignore", who=me, what="Armor" if do == "ignore_armor" else "Guard"),)
        flags = {
            "stun_immunity": "you cannot be stunned",
            "ignore_push_and_pull": "you cannot be pushed or pulled",
            "ignore_push_and_pull_passive_bonus": "you cannot be pushed or pulled",
            "block_opponent_move": "the opponent cannot move",
            "opponent_cant_move_past": "the opponent cannot move past you",
            "opponent_cant_move_if_in_range": "the opponent cannot move while in your range",
            "cannot_stun": "your attack cannot stun",
            "non_lethal_attack": "your attack is non-lethal",
            "attack_does_not_hit": "the opponent's attack does not hit"
            if e.get("on_opponent")
            else "your attack does not hit",
            "attack_is_ex": "your attack becomes EX",
            "critical": "your attack becomes critical",
            "invert_range": "your range is inverted",
            "range_includes_if_moved_past": "your range includes an opponent you moved past",
            "dodge_attacks": "attacks do not hit you",
            "dodge_normals": "attacks by Normals do not hit you",
            "calculate_range_from_center": "measure range from the center",
            "calculate_range_from_set_from_boost_space": "measure range from the space this boost was on",
            "seal_instead_of_discarding": "cards you would discard are sealed",
            "opponent_wild_swings": "the opponent must wild swing",
            "reduce_opponent_prepare_draw": "the opponent draws 1 less when they Prepare",
            "enable_boost_from_gauge": "you may boost from your gauge",
            "enable_end_of_turn_draw": "you draw at the end of your turn",
            "may_generate_gauge_with_force": "you may pay Gauge costs with Force",
            "may_advance_bonus_spaces": "you may advance or close 1 more",
            "may_ignore_movement_limit": "you may ignore your movement limit",
            "can_spend_life_for_force": "you may spend life as Force",
            "can_spend_life_for_gauge": "you may spend 2 life as Gauge",
            "set_dan_draw_choice": "your end-of-turn draw may come from the bottom of your deck",
            "set_enchantress_draw_choice": "you may draw to 7 instead of your end-of-turn draw",
            "cannot_go_below_life": "your life cannot go below 1",
            "reduce_discard_amount": "discard 1 less to the opponent's effects",
        }
        if do == "specials_invalid":
            return (make("flag", what="your Specials are invalid"),) if e["enabled"] else ()
        if do == "higher_speed_misses" and "speed_at_least" in e:
            return (make("dodge", speed=e["speed_at_least"]),)
        if do == "higher_speed_misses":
            return (make("flag", what="attacks of higher Speed do not hit you"),)
        if do in flags:
            return (make("flag", what=flags[do]),)
        if do == "add_passive":
            return {
                "topdeck_visible_to_self": (make("flag", what="you see the top card of your deck"),),
                "discard_2x_topdeck_instead_of_damage": (
                    make("flag", what="discard the top 2 cards of your deck per damage instead of taking it"),
                ),
                "geoffrey_untainted_passive": (make("rule", name="Untainted"),),
                "skip_eot_draw_and_discard": (make("flag", what="your end-of-turn draw and hand limit do not apply"),),
            }[e["passive"]]
        simple = {
            "gain_advantage": "gain Advantage",
            "exceed_now": "exceed",
            "exceed_opponent_now": "the opponent exceeds",
            "revert": "revert",
            "lose_all_armor": "lose all Armor",
            "negate_boost": "cancel that boost",
            "skip_end_of_turn_draw": "skip your end-of-turn draw",
            "swap_power_speed": "swap your Power and Speed",
            "swap_deck_and_sealed": "swap your deck and your sealed cards",
            "play_attack_from_hand": "make an attack from your hand",
            "add_attack_triggers": "give your attack that card's triggers",
            "copy_other_hit_effect": "repeat another of your Hit effects",
            "give_to_player": "give your attack to the opponent as a sustained boost",
            "discard_same_card_as_boost": "discard a copy of that boost's card",
            "reading_normal": "name a Normal: the opponent must set it or reveal their hand",
            "zero_vector": "name a card: it is invalid for both players this turn",
            "sidestep_transparent_foe": "name a card: it does not hit you this turn",
            "name_range": "name a range: the opponent discards a card with that range or reveals their hand",
            "exceed_end_of_turn": "exceed at the end of this turn",
            "return_sealed_with_same_speed": "return a sealed card with that card's printed Speed to your hand",
            "draw_cards_under_boost_and_remove": "take the cards under this boost into your hand",
        }
        if do == "may_exceed_now_with_cost":
            return self.pay(make("do", what="pay your exceed cost"), (make("do", what="exceed"),))
        if do == "may_invalidate_ultras":
            return (
                make(
                    "if",
                    cond=(("attack", "you", "Ultra"),),
                    then=(make("may", body=(make("do", what="make your attack invalid"),)),),
                ),
            )
        if do in simple:
            return (make("do", what=simple[do]),)
        if do == "name_card_opponent_discards":
            if e.get("discard_all_copies"):
                return (
                    make("do", what="name 2 cards: the opponent discards all copies of them and reveals their hand"),
                )
            node = make("do", what="name a card: the opponent discards it or reveals their hand")
            if "then_for_discarded" in e:
                return (
                    node,
                    make("if", cond=(("is", "they discarded it"),), then=self.body(e["then_for_discarded"], flip)),
                )
            return (node,)
        if do == "set_used_character_bonus":
            if self.who["id"] == "leo":
                return ()  # nothing reads his mark
            return (make("do", what="mark this turn"),)
        # range and hitting
        if do == "dodge_at_range":
            if e.get("special_range"):
                return (make("dodge", count=("in", "card", ("your", "overdrive"))),)
            return (
                make(
                    "dodge",
                    range=(e["range_from"], e["range_to"]),
                    token=e["token_label"] if e.get("from_token") else None,
                ),
            )
        if do == "dodge_from_opposite_token":
            return (make("dodge", beyond=e["token_label"]),)
        if do == "calculate_range_from_token":
            return (make("origin", at=self.token(e)),)
        if do == "choose_calculate_range_from_token":
            return (make("may", body=(make("origin", one_of=e["token_label"]),)),)
        if do == "only_hits_if_opponent_on_any_token":
            return (make("hits_only", cond=("token", e["token_label"], "is on the opponent's space")),)
        if do == "attack_includes_range":
            return (make("range_includes", what=n),)
        if do == "range_includes_lightningrods":
            return (make("range_includes", what="Lightning Rod"),)
        if do == "opponent_cant_move_past_token":
            return (make("cannot_pass", token=self.token(e)),)
        if do == "cap_attack_damage_taken":
            return (make("damage_cap", n=n),)
        if do in ("multiply_positive_power_bonuses", "multiply_power_bonuses", "multiply_speed_bonuses"):
            what = {
                "multiply_positive_power_bonuses": "positive Power",
                "multiply_power_bonuses": "Power",
                "multiply_speed_bonuses": "Speed",
            }[do]
            return (make("number_rule", what=f"multiply your {what} bonuses by", n=n),)
        if do == "set_total_power":
            return (make("set_stat", what="your Power is", to=n),)
        if do == "use_top_discard_as_printed_power":
            return (
                make(
                    "set_stat",
                    what="your printed Power becomes",
                    to=("power", ("top", "the top", 1, "card", ("your", "discard pile"))),
                ),
            )
        if do == "use_saved_power_as_printed_power":
            return (make("set_stat", what="your printed Power becomes", to=("power", "that card")),)
        if do == "save_power":
            return ()
        if do in ("increase_movement_effects", "increase_move_opponent_effects", "increase_draw_effects"):
            what = {
                "increase_movement_effects": "your movements are",
                "increase_move_opponent_effects": "your pushes and pulls are",
                "increase_draw_effects": "your draws are",
            }[do]
            return (make("bonus", what=what, n=n),)
        if do == "extra_trigger_resolutions":
            return (make("bonus", what="your triggers resolve", n=n),)
        if do == "repeat_printed_triggers_on_ex_attack":
            return (
                make(
                    "if",
                    cond=(("is", "EX"),),
                    then=(make("bonus", what="your attack's printed triggers resolve", n=n),),
                ),
            )
        # movement to a place
        if do == "move_to_any_space":
            verb = "advance" if e.get("advance_only") else "move"
            limit = "range" if e.get("move_in_attack_range") else None
            optional = e.get("optional", False)
            if "space_max" in e:
                limit, optional = (e["space_max"], e["space_max"]), e["space_min"] == 0
            node = make(
                "move_to_space",
                verb=verb,
                limit=limit,
                sweep=(e["removes_tokens_met"], e["token_label"]) if e.get("removes_tokens_met") else None,
            )
            return (make("may", body=(node,)),) if optional else (node,)
        if do == "move_to_token":
            return (make("move_to_token", verb="move", token=self.token(e)),)
        if do == "move_to_lightningrods":
            return (make("move_to_token", verb="move", token="Lightning Rod"),)
        if do == "switch_spaces_with_token":
            return (make("swap_places", token=self.single),)
        if do == "push_or_pull_to_any_space":
            return (make("move", verbs=("push", "pull"), n=(0, "any")),)
        if do == "pull_any_number_of_spaces_and_gain_power":
            return self.pay(
                make("move", verbs=("pull",), n=(0, "any")), (make("stat", stat="Power", by=ONE),), each=True
            )
        if do in ("push_to_range", "pull_to_range", "push_to_attack_max_range"):
            return (make("move_to_range", verb=do[:4], range="greatest" if "max" in do else n),)
        if do == "reset_character_positions":
            return (make("rule", name="Starting Places"),)
        if do == "become_wide":
            return (make("rule", name="Wide Form"),)
        # cards
        top_deck, top_discard = (
            ("top", "the top", 1, "card", (my, "deck")),
            ("top", "the top", 1, "card", (my, "discard pile")),
        )
        if do == "draw":
            amount, per = self.amount(n, x)
            return (make("draw", who=me, n=amount, per=per),)
        if do == "draw_for_card_in_gauge":
            return (make("draw", n=ONE, per=(e["gauge_per_step"], gauge, None)),)
        if do == "draw_for_card_in_hand":
            return (make("draw", n=ONE, per=(1, hand, None)),)
        if do == "draw_any_number":
            return (make("draw", n=(0, "any")),)
        if do in ("draw_to", "discard_to", "draw_or_discard_to"):
            return (make("hand_to", who=me, way=do[:-3].replace("_", " "), n=n),)
        if do == "opponent_draw_or_discard_to":
            if n == "other_player_hand_size":
                return (
                    make("hand_to", who=other, way="draw or discard", n=("number", ("in", "card", ("your", "hand")))),
                    # Who draws does it, so that the opponent of the one who draws is you.
                    make("stat", who=me, stat="Power", by=ONE, per=(1, ("fixed", "card drawn"), None)),
                )
            return (make("hand_to", who=other, way="draw or discard", n=n, random=bool(e.get("random_discard"))),)
        if do in ("opponent_discard_random", "discard_random"):
            target = other if do[0] == "o" else me
            if do[0] == "o" and e.get("on_opponent"):
                target = "opponent"
            if e.get("to") == "overdrive":
                return (
                    make(
                        "cards",
                        way="add",
                        what=("random", (n, n), "card", ("the opponent's", "hand")),
                        to=("your", "overdrive"),
                    ),
                )
            amount, per = self.amount(n, x)
            return (make("discard", who=target, n=amount, per=per, random=True),)
        if do == "opponent_discard_choose":
            amount, per = self.amount(n, x)
            if e.get("to") == "reveal":
                nodes = (
                    make("cards", who=other, way="reveal", what=("from", ("that", "that"), "card", ("their", "hand"))),
                )
            else:
                nodes = (make("discard", who=other, n=amount, per=per),)
            if "else_fewer" in e:
                nodes += (make("if", cond=(("is", "they could not"),), then=self.body(e["else_fewer"], flip)),)
            if "then_for_discarded" in e:
                # Who discards does what follows, so that the opponent of the one who discards is you.
                by_them = e["then_for_discarded"].get("do") == "add_top_deck_to_gauge"
                nodes += self.body(e["then_for_discarded"], flip != by_them)
            return nodes
        if do == "choose_opponent_card_to_discard":
            if e.get("among_discarded"):
                return (make("discard", who="opponent", n=ONE, chooser="of your choice among the revealed cards"),)
            if flip:
                return (make("discard", who="opponent", n=ONE, chooser="of your choice"),)
            return (make("discard", who="opponent", n=ONE, chooser="of your choice"),)
        if do == "opponent_discard_normals_or_reveal":
            return (make("discard", who=other, n=(n, n), of="Normal", or_reveal=True),)
        if do in ("opponent_discard_hand", "discard_hand"):
            target, zone = (other, "their" if other else "your") if do[0] == "o" else (me, my)
            return (make("cards", who=target, way="discard", what=("all", (zone, "hand"))),)
        if do == "self_discard_choose":
            lo = 0 if (e.get("optional") and (e.get("allow_fewer") or n == 1)) or e.get("allow_fewer") else n
            amount = (0, "any") if n == -1 else (lo, n)
            if e.get("optional") and not e.get("allow_fewer"):
                amount = (n, n)
            to, only = e.get("to", "discard"), e.get("only", "")
            what = ("from", amount, KINDS.get(only, "card"), (my, "hand"))
            if only == "range_to_opponent":
                node = make(
                    "cards", way="discard", what=("from", amount, "card that could reach the opponent", (my, "hand"))
                )
            elif only == "last_drawn_cards":
                node = make("cards", way="discard", what=("them", (0, "X"), "card"))
            elif only == "same-named":
                node = make("cards", way="reveal", what=("from", amount, "card with the same name", (my, "hand")))
            elif to == "sealed":
                node = make("cards", way="seal", what=what)
            elif to == "opponent_overdrive":
                node = make("cards", who=me, way="add", what=what, to=("your", "overdrive"))
            elif to == "reveal":
                node = make("cards", way="reveal", what=what)
            elif to == "replacement_boost":
                node = make("cards", way="put", what=what, end="face down into play")
            else:
                node = make("discard", who=me, n=amount, per=None)
            optional = bool(e.get("optional"))
            if "then_for_discarded" in e:
                body = self.body(e["then_for_discarded"], flip, x)
                each = amount[0] != amount[1]
                if not body:
                    return (node,)
                return self.pay(node, body, each=each, optional=optional or (each and amount[0] == 0))
            return (make("may", body=(node,)),) if optional and amount[0] != 0 else (node,)
        if do == "choose_discard":
            amount = e.get("amount", 1)
            lo = e.get("at_least", amount)
            src = {"overdrive": "overdrive", "sealed": "sealed cards", "gauge": "gauge"}.get(
                str(e.get("source")), "discard pile"
            )
            what = ("from", (lo, amount), KINDS[e.get("only") or ""], (my, src))
            to = e["to"]
            tail = ()
            if to == "play_boost":
                return (
                    make(
                        "cards", way="boost", what=("from", (lo, amount), "continuous boost", ("your", "discard pile"))
                    ),
                )
            if "then_for_discarded" in e:
                tail = self.body(e["then_for_discarded"], flip)
            if to == "lightningrod_any_space":
                return (make("place", what=(None, what), where="on any space", as_token="Lightning Rod"),)
            ways = {
                "hand": ("return", "hand"),
                "gauge": ("add", "gauge"),
                "overdrive": ("add", "overdrive"),
                "sealed": ("seal", None),
                "discard": ("discard", None),
                "deck": ("shuffle", "deck"),
            }
            if to == "deck_noshuffle":
                return cards("put", what, "deck", end="on top of") + tail
            way, zone = ways[to]
            return cards(way, what, zone) + tail
        if do == "choose_cards_from_top_deck":
            deck = (my, "deck")
            if e.get("opponent_decides"):
                me, deck = "opponent", ("their", "deck")
            look = make(
                "cards",
                who=me,
                way="look at",
                what=("all", deck) if e["look"] == 30 else ("top", "the top", e["look"], "card", deck),
            )
            amount = (0, 1) if e["optional_pick"] else (1, 1)
            them = ("them", amount, "card")
            options = []
            for may in e["may"]:

                def return_to(zone: str) -> Value:
                    way = "return" if zone == "hand" else "add"
                    return make("cards", who=me, way=way, what=them, to=(deck[0], zone))

                options.append(
                    {
                        "add_to_hand": lambda: return_to("hand"),
                        "add_to_gauge": lambda: return_to("gauge"),
                        "add_to_overdrive": lambda: return_to("overdrive"),
                        "add_to_sealed": lambda: make("cards", way="seal", what=them),
                        "discard": lambda: make("cards", way="discard", what=them),
                        "boost": lambda: make("cards", way="boost", what=them),
                        "strike": lambda: make("strike", source=("them", (1, 1))),
                        "add_to_topdeck_under": lambda: make(
                            "cards", way="put", what=them, end="back second from the top"
                        ),
                        "add_to_topdeck_under_2": lambda: make(
                            "cards", way="put", what=them, end="back third from the top"
                        ),
                    }[may]()
                )
            nodes = (look,)
            if len(options) == 1:
                nodes += (options[0],)
            else:
                picks = tuple((o if o.kind != "cards" else o.but(what=("them", (1, 1), "card")),) for o in options)
                nodes += (make("choose", options=picks + (((),) if e["optional_pick"] else ())),)
            if e["rest_to"] == "discard" and not (
                e["look"] == 1 and not e["optional_pick"] and e["may"] == ["boost"] and False
            ):
                nodes += (make("cards", way="discard", what=("this", "the rest")),)
            if "then_if_picked" in e:
                nodes = (*nodes[:1], nodes[1].but(what=("them", (0, 3), "card")), *nodes[2:])
            if e.get("shuffle_after"):
                nodes += (make("shuffle", who=me, zone=deck),)
            if e.get("strike_after"):
                nodes += (make("strike"),)
            return nodes
        if do == "reveal_hand":
            return cards("reveal", ("all", (my, "hand")))
        if do == "reveal_hand_and_topdeck":
            return cards("reveal", ("all", (my, "hand"))) + cards("reveal", top_deck)
        if do == "reveal_topdeck":
            return (
                cards("reveal", top_deck)
                if e.get("reveal_to_both")
                else (make("cards", way="look at", what=("top", "the top", 1, "card", ("the opponent's", "deck"))),)
            )
        if do == "reveal_strike":
            return (make("cards", way="reveal", what=("this", "your attack")),)
        if do == "reveal_copy_for_advantage":
            return self.pay(
                make("cards", way="reveal", what=("named", CARDS[e["card"]], ("your", "hand"))),
                (make("do", what="gain Advantage"),),
                optional=False,
            )
        if do == "topdeck_from_hand":
            return cards("put", ("from", (e["min"], e["max"]), "card", (my, "hand")), "deck", end="on top of")
        if do == "bottomdeck_from_hand":
            cost = make(
                "cards",
                way="put",
                what=("from", (0, "any"), "card", (my, "hand")),
                to=(my, "deck"),
                end="on the bottom of",
            )
            return self.pay(cost, self.body(e["per_card"], flip), each=True)
        if do == "shuffle_into_deck_from_hand":
            return cards("shuffle", ("from", (e["min"], e["max"]), "card", (my, "hand")), "deck")
        if do == "discard_topdeck":
            return cards("discard", top_deck)
        if do == "discard_opponent_topdeck":
            return (make("cards", way="discard", what=("top", "the top", 1, "card", ("the opponent's", "deck"))),)
        if do == "add_top_deck_to_bottom":
            return cards("put", top_deck, "deck", end="on the bottom of")
        if do in ("add_top_deck_to_gauge", "add_top_discard_to_gauge"):
            amount, per = self.amount(n, x)
            zone = "deck" if "deck" in do else "discard pile"
            if n == "num_discarded_card_ids":
                per = (1, ("fixed", "card discarded"), None)
            if per:
                return cards("add", ("top", "the top", 1, "card", (my, zone)), "gauge", per=per)
            return cards("add", ("top", "the top", amount[0], "card", (my, zone)), "gauge")
        if do == "add_top_discard_to_overdrive":
            return cards("add", top_discard, "overdrive")
        if do in ("add_bottom_discard_to_gauge", "add_bottom_discard_to_hand"):
            bottom = ("top", "the bottom", 1, "card", (my, "discard pile"))
            return cards("add", bottom, "gauge") if "gauge" in do else cards("return", bottom, "hand")
        if do == "gauge_from_hand":
            if e.get("to") == "stored_cards":
                kind = "Special or Ultra" if e.get("only_kinds") else "card"
                return cards("add", ("from", (1, 1), kind, (my, "hand")), "stored cards")
            if e.get("amount_is_gauge_spent"):
                return cards("add", ("from", ("that", "that"), "card", (my, "hand")), "gauge")
            if e.get("from_last_cards"):
                return cards("add", ("them", (1, 1), "card"), "gauge")
            amount = (e["min"], e["max"])
            cost = cards("add", ("from", amount, "card", (my, "hand")), "gauge")
            if "per_card" in e:
                if e["per_card"]["do"] == "add_recursive_choice_for_opponent":
                    return (make("rule", name="Martial Challenge"),)
                return self.pay(cost[0], self.body(e["per_card"], flip), each=True, optional=amount[0] == 0)
            return cost
        if do == "move_random_cards":
            return cards("add", ("random", (n, n), "card", (my, "hand")), "gauge")
        if do == "add_hand_to_gauge":
            return cards("add", ("all", (my, "hand")), "gauge")
        if do == "return_all_cards_gauge_to_hand":
            return cards("return", ("all", (my, "gauge")), "hand")
        if do == "return_all_copies_of_top_discard_to_hand":
            return cards("return", ("this", "all copies of your top discard"), "hand")
        if do == "specific_card_discard_to_gauge":
            return cards("add", ("named", CARDS[e["card"]], (my, "discard pile")), "gauge")
        if do == "specific_card_discard_to_hand":
            return self.pay(
                cards("return", ("named", CARDS[e["card"]], (my, "discard pile")), "hand")[0],
                self.body(e["then_if_returned"]),
                optional=False,
            )
        if do == "specific_card_seal_from_gauge":
            return self.pay(
                cards("seal", ("named", CARDS[e["card"]], (my, "gauge")))[0],
                self.body(e["then_if_sealed"]),
                optional=False,
            )
        if do == "discard_opponent_gauge":
            return (make("cards", way="discard", what=("from", (0, 1), "card", ("the opponent's", "gauge"))),)
        if do in ("seal_hand", "seal_discard"):
            return cards("seal", ("all", (my, "hand" if "hand" in do else "discard pile")))
        if do == "seal_topdeck":
            return cards("seal", top_deck)
        if do == "discard_stored_cards":
            return cards("discard", ("all", (my, "stored cards")))
        if do == "shuffle_sealed_to_deck":
            return cards("shuffle", ("all", (my, "sealed cards")), "deck")
        if do == "shuffle_hand_to_deck":
            return cards("shuffle", ("all", (my, "hand")), "deck")
        if do == "reshuffle_discard_into_deck":
            return cards("shuffle", ("all", (my, "discard pile")), "deck")
        if do == "shuffle_deck":
            return (make("shuffle", zone=(my, "deck")),)
        if do == "shuffle_discard_in_place":
            return (make("shuffle", zone=(my, "discard pile")),)
        if do == "place_topdeck_under_boost":
            return (
                make("cards", way="put", what=("top", "the top", 1, "card", ("your", "deck")), end="under this boost"),
            )
        if do == "discard_random_and_add_triggers":
            return (make("discard", n=ONE, random=True), make("do", what="give your attack that card's triggers"))
        # payments
        if do in ("force_for_effect", "gauge_for_effect"):
            what, key = ("Force", "per_force") if do[0] == "f" else ("Gauge", "per_gauge_spent")
            most = e["max_force" if do[0] == "f" else "max_gauge"]
            payer = other if e.get("payer_is_opponent") else me
            if e.get("payment_to_hand"):
                name = e.get("pay_with_card")
                amount = (1, 1) if "bought" in e else (0, "any" if most == -1 else most)
                sel = (
                    ("named", CARDS[name], (my, "gauge"))
                    if name
                    else ("from", amount, "Normal" if e.get("pay_with_kinds") else "card", (my, "gauge"))
                )
                cost = make("cards", way="return", what=sel, to=(my, "hand"))
                body = self.body(e.get("bought") or e[key], flip)
                if name:
                    cost = make(
                        "cards", way="return", what=("copies", (0, "any"), CARDS[name], (my, "gauge")), to=(my, "hand")
                    )
                if not body or e[key if key in e else "bought"].get("do") == "nothing_labelled":
                    return (cost,)
                return self.pay(cost, body)
            if "bought" in e:
                body = self.body(e["bought"], flip, x)
                if not body:
                    return (make("spend", who=payer, n=(most, most), what=what),)
                return self.pay(
                    make("spend", n=(most, most), what=what), body, optional=not e.get("required"), payer=payer
                )
            effect = e[key]
            if effect.get("do") == "increase_force_spent_before_strike":
                return (make("may", body=(make("spend", n=(0, most), what=what),)),)
            body = self.body(effect, flip, x)
            each = True
            if effect.get("as_one") and effect["do"] in ("close", "retreat", "push", "pull", "gain_life"):
                each = False
                if effect["do"] == "gain_life":
                    body = (make("gain_life", n=("that", "that")),)
            cost = make("spend", n=(0, "any" if most == -1 else most), what=what, step=e.get("force_per_step"))
            if most == 1:
                cost, each = make("spend", n=(1, 1), what=what), False
            return self.pay(cost, body, each=each, payer=payer)
        if do in ("spend_all_gauge_and_save_amount", "spend_all_force_and_save_amount"):
            return (make("spend", n="all", what="Gauge" if "gauge" in do else "Force"),)
        if do in ("when_hit_force_for_armor", "immediate_force_for_armor"):
            what = "Gauge" if e.get("pay_gauge") else "Force"
            payer = "opponent" if e.get("on_opponent") else None
            return self.pay(
                make("spend", n=(0, "any"), what=what),
                (make("stat", who=payer, stat="Armor", by=(2, 2)),),
                each=True,
                payer=payer,
            )
        if do == "generate_free_force":
            return (make("number_rule", what="you have", n=n, end="free Force for each payment"),)
        if do == "generate_free_force_cc_only":
            return (make("draw", n=(n, n)),)
        if do == "gauge_costs_reduced_passive":
            return () if e.get("remove") else (make("costs_less", what="your Gauge costs are", n=n),)
        if do == "force_costs_reduced_passive":
            return (make("costs_less", what="your Force costs are", n=n),)
        # boosts
        if do in ("bonus_action", "take_bonus_actions"):
            return (make("more_actions", n=n if do[0] == "t" else 1, no_strike=bool(e.get("strike_not_allowed"))),)
        boost = ("this", "this boost")
        if do in (
            "add_boost_to_gauge_on_strike_cleanup",
            "add_to_gauge_boost_play_cleanup",
            "add_to_gauge_immediately",
            "add_to_gauge_immediately_mid_strike_undo_effects",
            "add_boost_to_gauge_on_move",
        ):
            return (make("cards", way="add", what=boost, to=("your", "gauge")),)
        if do == "add_boost_to_overdrive_during_strike_immediately":
            return (make("cards", way="add", what=boost, to=("your", "overdrive")),)
        if do == "sustain_this":
            return (make("cards", way="sustain", what=boost),)
        if do == "discard_this":
            return (make("cards", way="discard", what=boost),)
        if do == "seal_this_boost":
            return (make("cards", way="seal", what=boost),)
        if do == "seal_this":
            return (make("cards", way="seal", what=boost if self.in_boost else ("this", "your attack")),)
        if do in ("return_this_boost_to_hand_strike_effect", "return_this_to_hand_immediate_boost"):
            return (make("cards", way="return", what=boost, to=("your", "hand")),)
        if do == "boost_this_then_sustain":
            node = make(
                "cards",
                way="put",
                what=("this", "your attack"),
                end="into play as a boost" if e.get("no_sustain") else "into play as a sustained boost",
            )
            return (node,) + (self.body(e["then_as_boost"], flip) if "then_as_boost" in e else ())
        if do in (
            "boost_additional",
            "boost_then_sustain",
            "boost_then_strike",
            "boost_from_gauge",
            "boost_from_extra",
            "boost_multiple",
            "boost_as_overdrive",
            "boost_or_reveal_hand",
        ):
            zones = {
                "hand": "hand",
                "extra": "set-aside cards",
                "gauge": "gauge",
                "discard": "discard pile",
                "deck": "deck",
            }
            src = e.get("from_zones") or (
                ["gauge"] if do == "boost_from_gauge" else ["extra"] if do == "boost_from_extra" else ["hand"]
            )
            kind = KINDS[e.get("only") or ""]
            amount = (n, n) if do != "boost_multiple" else (0, n)
            sustain = do == "boost_then_sustain" and e.get("sustain", True)
            if kind == "transformation":
                nodes = (
                    make("cards", way="transform", what=("from", amount, "card", ("your", *[zones[z] for z in src]))),
                )
            else:
                nodes = (
                    make(
                        "cards",
                        way="boost",
                        what=("from", amount, kind, ("your", *[zones[z] for z in src])),
                        free=bool(e.get("ignore_costs")),
                        sustain=sustain,
                    ),
                )
            if do == "boost_as_overdrive":
                nodes = (make("may", body=nodes),)
            if e.get("discard_this_first"):
                nodes = (make("cards", way="discard", what=boost), *nodes)
            if "on_boost_played" in e:
                nodes = (make("pay", cost=nodes[0], body=self.body(e["on_boost_played"])),)
            if e.get("shuffle_discard_after"):
                nodes += (make("shuffle", zone=("your", "discard pile")),)
            if do == "boost_then_strike":
                nodes += (make("strike", source="a wild swing" if e.get("wild") else None),)
            if do == "boost_or_reveal_hand":
                nodes += (
                    make(
                        "if",
                        cond=(("is", "you could not"),),
                        then=(make("cards", way="reveal", what=("all", ("your", "hand"))),),
                    ),
                )
            return nodes
        if do == "boost_then_sustain_topdeck":
            kind = "card"
            sustain = e.get("sustain", True)
            if e.get("discard_if_not_continuous"):
                return (
                    make(
                        "do",
                        what=("boost and sustain" if sustain else "boost")
                        + " the top card of your deck or discard it if it is no continuous boost",
                    ),
                )
            return (make("cards", way="boost", what=("top", "the top", n, kind, ("your", "deck")), sustain=sustain),)
        if do == "boost_then_sustain_topdiscard":
            if n == "DISCARDED_COUNT":
                return ()
            return (
                make(
                    "cards",
                    way="boost",
                    what=("top", "the top", 1, "continuous boost", ("your", "discard pile")),
                    sustain=True,
                ),
            )
        if do == "boost_specific_card":
            return (make("cards", way="boost", what=("named", e["boost_name"], ("your", "hand"))),)
        if do == "boost_discarded_overdrive":
            return (make("cards", way="boost", what=top_discard),)
        if do == "place_boost_in_space":
            node = make(
                "place",
                what=(None, "this boost"),
                where="on any space in range" if e.get("in_attack_range") else "on any space",
            )
            if "then_if_placed" in e:
                return (make("may", body=(*self.body(e["then_if_placed"]), node)),)
            return (node,)
        if do == "discard_continuous_boost":
            mine = e.get("only") == "mine"
            what = (("yours" if mine else "play"), (1, 1), "continuous boost")
            if e.get("to") == "owner_hand":
                return (make("cards", way="return", what=what, to=("its owner's", "hand")),)
            cost = make("cards", way="discard", what=what)
            if "bought" in e:
                return self.pay(cost, self.body(e["bought"]), optional=not e.get("required"))
            return (cost,)
        if do == "choose_sustain_boost":
            return (make("cards", way="sustain", what=("yours", (e["at_least"], n), "continuous boost")),)
        if do == "sustain_all_boosts":
            return (make("cards", way="sustain", what=("all", ("your", "continuous boosts"))),)
        if do == "seal_continuous_boosts":
            return (make("cards", way="seal", what=("all", ("your", "continuous boosts"))),)
        if do == "discard_boost_in_opponent_space":
            return self.pay(
                make("remove", what=((1, 1), e["boost_name"]), where="in the opponent's space"),
                self.body(e["bought"]),
                optional=False,
            )
        if do == "move_any_boost":
            return (make("move_token", what=((1, 1), e["boost_name"]), n=(e["at_least"], e["at_most"])),)
        if do == "boost_applies_if_on_token":
            return (make("name_rule", what="this boost applies only while you are on", name=self.single),)
        # strikes
        if do in ("strike", "start_of_turn_strike"):
            return (make("strike"),)
        if do == "strike_wild":
            if e.get("auto_delayed_strike"):
                return ()
            return (make("strike", source="a wild swing"),) + (
                (make("flag", what="the opponent must wild swing"),) if e.get("opponent_wild") else ()
            )
        if do == "strike_faceup":
            return (make("strike", face_up=True),)
        if do == "strike_from_gauge":
            return (make("strike", source=("from", (1, 1), "card", ("your", "gauge"), False), face_up=True),)
        if do == "strike_random_from_gauge":
            return (make("strike", source=("from", (1, 1), "card", ("your", "gauge"), True), second=True),)
        if do == "strike_from_sealed":
            return (make("strike", source=("from", (1, 1), "card", ("your", "sealed cards"), False)),)
        if do == "strike_opponent_sets_first":
            return (make("strike", second=True),)
        if do == "strike_with_ex":
            return (make("strike", source="an EX attack"),)
        if do == "strike_with_deus_ex_machina":
            return (make("strike", source=("named", "Deus Ex Machina"), face_up=True),)
        if do == "strike_with_token_card":
            return (make("rule", name="Spell Circle"),)
        if do in ("strike_effect_after_setting", "strike_effect_after_opponent_sets"):
            trigger = "on set" if do.endswith("after_setting") else "when the opponent sets"
            return (
                make(
                    "strike",
                    lines=(
                        make("line", trigger=trigger, body=self.body(e["after_setting"], flip=trigger != "on set")),
                    ),
                ),
            )
        if do in (
            "return_attack_to_top_of_deck",
            "return_attack_to_hand",
            "add_strike_to_gauge_after_cleanup",
            "add_strike_to_overdrive_after_cleanup",
            "seal_attack_on_cleanup",
            "discard_strike_after_cleanup",
        ):
            attack = ("this", "your attack")
            if do == "return_attack_to_hand" and e.get("at_cleanup"):
                return (
                    make(
                        "grant",
                        lines=(
                            make(
                                "line",
                                trigger="cleanup",
                                body=(make("cards", way="return", what=attack, to=("your", "hand")),),
                            ),
                        ),
                    ),
                )
            return (
                {
                    "return_attack_to_top_of_deck": make(
                        "cards", way="put", what=attack, to=("your", "deck"), end="on top of"
                    ),
                    "return_attack_to_hand": make("cards", way="return", what=attack, to=("your", "hand")),
                    "add_strike_to_gauge_after_cleanup": make("cards", way="add", what=attack, to=("your", "gauge")),
                    "add_strike_to_overdrive_after_cleanup": make(
                        "cards", way="add", what=attack, to=("your", "overdrive")
                    ),
                    "seal_attack_on_cleanup": make("cards", way="seal", what=attack),
                    "discard_strike_after_cleanup": make("cards", way="discard", what=attack),
                }[do],
            )
        if do == "replace_wild_swing":
            attack = ("this", "your attack")
            if e["old_attack_to"] == "hand":
                return (make("cards", way="return", what=attack, to=("your", "hand")),)
            return (make("cards", way="add", what=attack, to=("your", "gauge")), make("do", what="wild swing again"))
        if do == "set_face_attack":
            return (make("name_rule", what="you may set", name=CARDS[e["card"]], end="as your attack"),)
        if do == "add_attack_effect":
            return (make("grant", lines=(self.line(e["gives"]),)),)
        if do == "set_x":
            src = e["source"]
            if x:
                return ()
            to = {
                "cards_in_hand": ("number", hand),
                "opponent_speed": ("stat", "the opponent's", "Speed"),
                "top_deck_power": ("power", top_deck),
                "top_discard_power": ("power", top_discard),
                "random_gauge_power": ("power", ("random", (1, 1), "card", ("your", "gauge"))),
                "amount_or_cards_left_in_deck": ("named", "the smaller of 4 and your deck"),
            }
            if src in to:
                return (make("set_x", to=to[src]),)
            raise KeyError(src)
        # tokens
        if do == "place_token_in_any_space":
            node = make("place", what=(None, self.token(e)), where="on any space")
            nodes = (node,) + (self.body(e["then_with"]) if "then_with" in e else ())
            return (make("may", body=nodes),) if e.get("optional") else nodes
        if do == "place_token_at_range":
            node = make("place", what=(None, self.token(e)), where=("range", (e["range_from"], e["range_to"])))
            if e.get("also_place_token_2"):
                return (node, node.but(what=(None, TOKEN_NAMES[e["token_2"]])))
            return (node,)
        if do in ("place_token_onto_self", "place_token_onto_opponent", "place_token_in_attack_range"):
            where = {
                "place_token_onto_self": "on your space",
                "place_token_onto_opponent": "on the opponent's space",
                "place_token_in_attack_range": "on any space in range",
            }[do]
            node = make("place", what=(None, self.token(e)), where=where)
            return (make("may", body=(node,)),) if e.get("optional") else (node,)
        if do == "place_next_token":
            where = {
                "anywhere": "on any space",
                "attack_range": "on an empty space in range" if e["require_unoccupied"] else "on any space in range",
                "adjacent_self": "next to you",
                "self": "on your space",
            }[e["to"]]
            return (make("place", what=((n, n), e["token_label"]), where=where),)
        if do == "place_lightningrod":
            what = (
                ("top", "the top", 1, "card", ("your", "discard pile"))
                if e["source"] == "top_discard"
                else "your attack"
            )
            return (
                make(
                    "place",
                    what=(None, what),
                    where="on any space in range" if e["only"] == "attack_range" else "on any space",
                    as_token="Lightning Rod",
                ),
            )
        if do == "remove_token":
            return (make("remove", what=(None, self.token(e))),)
        if do == "remove_token_near_opponent":
            where = (
                "in the opponent's space"
                if e["offset_allowed"] == 0
                else "in or next to the opponent's space"
                if e["same_space_allowed"]
                else "next to the opponent"
            )
            cost = make("remove", what=((1, 1), e["token_label"]), where=where)
            if "then_if_removed" in e:
                return self.pay(cost, self.body(e["then_if_removed"]), optional=bool(e.get("optional")))
            return (cost,)
        if do == "remove_x_tokens":
            return (make("remove", what=((0, "any"), e["token_label"])),)
        if do == "move_token":
            lo, hi = e["amount"], e["amount_b"]
            node = make("move_token", what=(None, self.token(e)), n=(lo, hi))
            nodes = (make("may", body=(node,)),) if e.get("optional") else (node,)
            return nodes + ((make("strike"),) if e.get("strike_after") else ())
        if do == "move_any_token":
            if e.get("to_opponent"):
                return (make("move_token", what=((1, 1), e["token_label"]), to="to the opponent's space"),)
            return (make("move_token", what=((1, 1), e["token_label"]), n=(e["at_least"], e["at_most"])),)
        if do == "swap_token":
            return (make("turn_over", token="Nirvana"),)
        if do == "do_not_remove_token":
            return (make("name_rule", what="keep", name=e["token_label"], end="on the board"),)
        if do == "token_immune_to_flip":
            return (make("name_rule", what="keep", name="Nirvana", end="active"),)
        if do == "flip_token_miss_get_gauge":
            return (make("rule", name="Cut the Strings"),)
        # life
        if do == "spend_life":
            return (make("spend", who=me, n=(n, n), what="life"),)
        if do == "gain_life":
            amount, per = self.amount(n, x)
            return (make("gain_life", who=me, n=amount, per=per),)
        if do == "gain_life_damage_dealt":
            return (make("gain_life", n=ONE, per=(1, ("fixed", "damage dealt"), None)),)
        if do == "take_damage":
            return (make("damage", who=me, n=(n, n), non_lethal=bool(e.get("non_lethal"))),)
        if do == "set_life":
            return (make("set_life", n=n),)
        if do == "set_life_per_gauge":
            return (make("set_life", n=n, per=(1, gauge, e["cap"])),)
        if do == "set_max_hand_size":
            return (make("flag", what="you have no hand limit"),)
        # the rest
        if do == "repeat_effect_optionally":
            effect = self.body(e["effect"], flip, x)
            if e.get("first_not_automatic"):
                return (make("draw", n=(0, "that")),)
            amount, per = self.amount(n)
            node = make("repeat", n=amount, per=per)
            return effect + ((node,) if e.get("not_optional") else (make("may", body=(node,)),))
        if do == "effect_per_card_in_zone":
            counter = (
                ("fixed", "transformation")
                if e["zone"] == "transform"
                else ("fixed", "stored card whose range includes the opponent")
            )
            effect = e["per_card"]
            return (
                make(
                    "stat",
                    stat={"power": "Power", "armor": "Armor"}[effect["do"]],
                    by=(effect["amount"],) * 2,
                    per=(1, counter, None),
                ),
            )
        rules = {
            "increment_bonus_armor_counters": "Demonheart",
            "armor_bonus_armor_counters": None,
            "reset_bonus_armor_counters": None,
            "add_to_set_aside_immediately": "Wonderland",
            "increase_gauge_spent_before_strike": None,
        }
        if do in rules:
            return (make("rule", name=rules[do]),) if rules[do] else ()
        if do == "add_set_aside_card_to_deck":
            return (make("do", what="put your Astral Heat on top of your deck"),)
        raise KeyError(do)

    in_boost = False

    def line(self, e: dict[Value, Value], kind: str | None = None) -> Value:
        """One effect of the reference as a line.  kind: what the text belongs to."""
        when = e.get("when")
        trigger = TRIGGERS[when] if when else None
        if kind == "immediate" and when in ("now", "play"):
            trigger = None
        elif kind == "transform" and when == "play":
            trigger = "now"
        if e.get("do") == "when_hit_force_for_armor":
            trigger = "when hit"
        if e.get("do") == "add_boost_to_gauge_on_move":
            trigger = "when you move"
        if e.get("do") == "generate_free_force_cc_only":
            trigger = "when you Change Cards"
        if e.get("do") == "increment_bonus_armor_counters":
            trigger = None
        if e.get("do") == "may_generate_gauge_with_force":
            trigger = None
        if e.get("if") == "manual_reshuffle":
            return make("line", trigger="reshuffle action", body=self.body({k: v for k, v in e.items() if k != "if"}))
        if when == "strike_option":
            return make("line", body=(make("rule", name="Spell Circle"),))
        if when == "opponent_before":
            return make("line", body=(make("rule", name="Broken Strings"),))
        if e.get("first_time_only"):
            trigger = "when hit, once per strike"
        body = self.body({k: v for k, v in e.items() if k != "when"}, flip=when in ("opponent_set", "opponent_action"))
        standing = ("flag", "cannot_pass", "costs_less", "number_rule", "name_rule", "dodge")
        if trigger == "now" and body and all(b.kind in standing or b.kind == "rule" for b in body):
            trigger = None  # a restriction that begins when the boost is played is one that lasts while it is in play
        if (
            trigger == "now"
            and len(body) == 1
            and body[0].kind == "if"
            and all(b.kind in standing for b in body[0].then)
            and not body[0].orelse
        ):
            trigger = None
        return make("line", trigger=trigger, body=body)

    def lines(self, effects: list[Value], kind: str | None = None) -> Value:
        self.in_boost = kind in ("immediate", "continuous", "transform")
        out = []
        for e in effects:
            line = self.line(e, kind)
            if (
                any(
                    b.kind != "nothing" and not (b.kind == "if" and b.then == (make("nothing"),) and not b.orelse)
                    for b in line.body
                )
                and line not in out
            ):
                out.append(line)
        return tuple(out)

    # -------------------------------------------------------------------------------------------- whole places
    def action(self, a: dict[Value, Value], side: str, index: int, ability: list[Value]) -> Value:
        """A character action; what the ability says 'after this action' becomes part of the strike that it starts."""
        body = self.body(a["effect"])
        own = [e for e in ability if e.get("if") == "used_character_action" and e["if_detail"] == [side, index]]
        granted = []
        for e in own:
            e = {k: v for k, v in e.items() if k not in ("if", "if_detail")}
            if e.get("do") == "nothing" and "then" in e:
                e = {"when": e["when"], **e["then"]}
            if e["when"] == "you_boost_continuous":
                body += self.body({k: v for k, v in e.items() if k != "when"})
                continue
            line = self.line(e)
            steps = line.body
            if (
                line.trigger == "on set" and all(b.kind in ("stat", "flag", "ignore", "grant", "bonus") for b in steps)
            ) or (
                line.trigger == "on set"
                and len(steps) == 1
                and steps[0].kind == "if"
                and all(b.kind in ("stat", "grant") for b in steps[0].then)
            ):
                line = line.but(trigger=None)
            for b in line.body if line.trigger is None else ():
                if b.kind == "grant":
                    granted.extend(b.lines)
                elif b.kind == "if" and len(b.then) == 1 and b.then[0].kind == "grant":
                    granted.extend(g.but(body=(make("if", cond=b.cond, then=g.body),)) for g in b.then[0].lines)
                else:
                    granted.append(make("line", body=(b,)))
            if line.trigger is not None:
                granted.append(line)
        flat = [
            g
            for g in granted
            if g.trigger is None and all(b.kind in ("stat", "flag", "ignore", "bonus") for b in g.body)
        ]
        if len(flat) > 1:
            merged = make("line", body=tuple(b for g in flat for b in g.body))
            granted = [merged] + [g for g in granted if g not in flat]
        if granted:
            body = self.with_lines(body, tuple(granted))
        cost = (a.get("gauge_cost") and make("spend", n=(a["gauge_cost"],) * 2, what="Gauge")) or (
            a.get("force_cost") and make("spend", n=(a["force_cost"],) * 2, what="Force")
        )
        if cost:
            body = (make("pay", cost=cost, body=body),)
        if a.get("name") == "Revert":
            body = (make("pay", cost=body[0], body=body[1:]),)
        return make("line", trigger="action, once per turn" if a.get("times_per_turn") == 1 else "action", body=body)

    def with_lines(self, body: Value, lines: Value) -> Value:
        out = []
        for b in body:
            if b.kind == "strike":
                b = b.but(lines=(b.lines or ()) + lines)
            elif b.kind == "choose":
                b = b.but(options=tuple(self.with_lines(o, lines) for o in b.options))
            elif b.kind == "if":
                b = b.but(then=self.with_lines(b.then, lines), orelse=self.with_lines(b.orelse or (), lines))
            elif b.kind == "pay":
                b = b.but(body=self.with_lines(b.body, lines))
            out.append(b)
        return tuple(out)

    def places(self) -> dict[Value, Value]:
        """Every piece of text of the character: place -> (kind of place, lines)."""
        c = self.who
        out: dict[Value, Value] = {}
        for side, abil, acts in (("default", "ability", "actions"), ("exceed", "exceed_ability", "exceed_actions")):
            effects = [e for e in c[abil] if e.get("if") != "used_character_action"]
            lines: tuple[Value, ...] = ()
            if side == "default":
                for discount in c.get("exceed_discounts", []):
                    less = make(
                        "costs_less",
                        what="exceeding costs",
                        n=discount.get("amount", 2 if discount["kind"] == "transform_discount" else 1),
                        per={
                            "transform_discount": (1, ("fixed", "transformation"), None),
                            "overdrive_count": (1, ("in", "card", ("your", "overdrive")), None),
                        }.get(discount["kind"]),
                    )
                    lines += (
                        make(
                            "line",
                            body=(less,)
                            if discount["kind"] != "in_arena_center"
                            else (make("if", cond=(("is", "you are at the center"),), then=(less,)),),
                        ),
                    )
                if c.get("on_death"):
                    death = {k: v for k, v in c["on_death"].items() if k != "if"}
                    lines += (make("line", trigger="at 0 life", body=self.body(death)),)
            else:
                onx = c.get("on_exceed") or []
                body = tuple(b for e in (onx if isinstance(onx, list) else [onx]) for b in self.body(e))
                body = tuple(
                    b for b in body if not (b.kind == "if" and b.cond == (("attack", "you", "Ultra"),))
                )  # said "on reveal"
                standing = tuple(
                    b
                    for b in body
                    if b.kind in ("flag", "name_rule", "costs_less", "number_rule")
                    or (b.kind == "rule" and b.name != "Starting Places")
                )
                rest = tuple(b for b in body if b not in standing)
                if rest:
                    lines += (make("line", trigger="on exceed", body=rest),)
                lines += tuple(make("line", body=(b,)) for b in standing)
                if c.get("overdrive"):
                    lines += (make("line", trigger="overdrive", body=self.body(c["overdrive"])),)
            lines += self.lines(effects, "ability")
            lines += tuple(self.action(a, side, i, c[abil]) for i, a in enumerate(c.get(acts, [])))
            rules = c.get("rules", {})
            if side == "default":
                if rules.get("no_end_of_turn_draw"):
                    lines += (make("line", body=(make("flag", what="you do not draw at the end of your turn"),)),)
                if rules.get("may_boost_from_set_aside"):
                    lines += (make("line", body=(make("flag", what="you may boost from your set-aside cards"),)),)
                if rules.get("wild_swing_card_taken_after_set_effects"):
                    lines += (make("line", body=(make("rule", name="Late Swing"),)),)
            elif rules.get("may_boost_from_set_aside"):
                lines += (make("line", body=(make("flag", what="you may boost from your set-aside cards"),)),)
            elif rules.get("wild_swing_card_taken_after_set_effects"):
                lines += (make("line", body=(make("rule", name="Late Swing"),)),)
            if rules.get("movement_limit"):
                lines += (
                    make(
                        "line",
                        body=(
                            make(
                                "number_rule",
                                what="you cannot move more than",
                                n=rules["movement_limit"],
                                end="spaces at once",
                            ),
                        ),
                    ),
                )
            out[abil] = ("ability", lines)
        for a in c["cards"]:
            out["attack", a["name"]] = ("attack", self.attack_lines(a))
            b = a["boost"]
            lines = self.lines(b["effects"], b["kind"])
            if b.get("when_a_player_enters_its_space"):
                lines += (
                    make(
                        "line",
                        trigger="when a player enters this space",
                        body=self.body(b["when_a_player_enters_its_space"]),
                    ),
                )
            for flag, text in (
                ("cannot_discard", "this boost cannot be discarded"),
                ("not_counted_as_boost", "this boost is not counted as a boost"),
            ):
                if b.get(flag):
                    lines += (make("line", body=(make("flag", what=text),)),)
            out["boost", a["name"]] = (b["kind"], lines)
        return out

    # Rules that the facts tell only in words ("not_in_data"), by hand here: a check against them proves nothing.
    BY_HAND = {
        ("celinka", "ability"): "Gaki Boost.",
        ("celinka", "exceed_ability"): "Gaki Boost.",
        ("eugenia", "ability"): "Mad Tea.",
        ("zsolt", "ability"): "Hit: If your attack is a Normal, you may advance or retreat 1.",
        ("zsolt", "exceed_ability"): "Awakening.",
        ("zsolt", ("boost", "Cross Up")): "When you gain Advantage, once per strike: Draw 1.",
        ("guile", "ability"): "When you Change Cards: If you paid with Gauge, draw 2.",
        ("guile", "exceed_ability"): "When you Change Cards: If you paid with Gauge, draw 2, then you may strike.",
        ("hazama", "ability"): "Hidden Ouroboros.",
        ("hazama", "exceed_ability"): "Hidden Ouroboros.",
        ("rachel", "ability"): "Lightning Rod.",
        ("rachel", "exceed_ability"): "Lightning Rod.",
    }

    def attack_lines(self, a: dict[Value, Value]) -> Value:
        lines = []
        rule = a.get("cost_rules", {})
        what = "this attack costs"
        free = make("costs", what=what, n=0, of="Gauge")
        test = {
            "free_if_wild": ("is", "wild swing"),
            "free_if_ex": ("is", "EX"),
            "free_if_no_cards_in_hand": ("compare", owned(), "=", 0),
            "free_if_4_specials_in_overdrive": (
                "compare",
                ("number", ("in", "different Special", ("your", "overdrive"))),
                ">=",
                4,
            ),
        }
        g = rule.get("gauge_rule")
        if g in test:
            lines.append(make("line", body=(make("if", cond=(test[g],), then=(free,)),)))
        elif g == "per_sealed_normal":
            lines.append(
                make("line", body=(make("costs_less", what=what, n=1, per=(1, ("fixed", "sealed Normal"), None)),))
            )
        elif g == "per_card_copy_in_gauge":
            lines.append(
                make(
                    "line",
                    body=(
                        make(
                            "costs_less",
                            what=what,
                            n=1,
                            per=(1, ("copy", CARDS[rule["gauge_rule_card"]], ("your", "gauge")), None),
                        ),
                    ),
                )
            )
        elif g == "set_to_range_to_opponent":
            lines.append(
                make("line", body=(make("costs", what=what, n=("named", "the distance to the opponent"), of="Gauge"),))
            )
        if "gauge_if_ex" in rule:
            lines.append(
                make("line", body=(make("if", cond=(("is", "EX"),), then=(free.but(n=rule["gauge_if_ex"]),)),))
            )
        if "gauge_if_exceeded" in rule:
            lines.append(
                make(
                    "line",
                    body=(make("if", cond=(("is", "exceeded"),), then=(free.but(n=rule["gauge_if_exceeded"]),)),),
                )
            )
        if "life_instead" in rule:
            lines.append(
                make(
                    "line",
                    body=(
                        make(
                            "if",
                            cond=(("is", "wild swing"),),
                            then=(make("costs", what="this attack may cost", n=rule["life_instead"], of="life"),),
                        ),
                    ),
                )
            )
        setting = a.get("setting_rules", {})
        for k, text in (
            ("may_be_set_from_boosts", "this attack may be set from your boosts"),
            ("must_be_set_from_boosts", "this attack must be set from your boosts"),
            ("must_be_set_face_up", "this attack must be set face up"),
        ):
            if setting.get(k):
                lines.append(make("line", body=(make("flag", what=text),)))
        if setting.get("invalid_goes_to_gauge"):
            lines.append(
                make(
                    "line",
                    trigger="when invalid",
                    body=(make("cards", way="add", what=("this", "your attack"), to=("your", "gauge")),),
                )
            )
        if a.get("when_invalid"):
            lines.append(make("line", trigger="when invalid", body=self.body(a["when_invalid"])))
        return tuple(lines) + self.lines(a["effects"], "attack")
