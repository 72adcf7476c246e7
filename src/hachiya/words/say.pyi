"""What messages there are, and what each speaks of. Made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.arguments import Cards, Pack, Seat, Sum, YakuKeys
from hachiya.words.message import Message

class _Action:
    """The messages of `action.ftl`."""

    def card(self, *, card: Cards) -> Message:
        """{ $card-letters } { $card }"""

    def flower(self, *, card: Cards) -> Message:
        """{ $card }"""

    def show(self, *, yaku: YakuKeys, cards: Cards) -> Message:
        """show { $yaku } ({ $cards-letters })"""

    def show_cards(self, *, yaku: YakuKeys, cards: Cards) -> Message:
        """show { $yaku } ({ $cards })"""

    def show_nothing(self) -> Message:
        """show nothing"""

    def look(self) -> Message:
        """look first"""

    def unseen(self) -> Message:
        """in unseen"""

    def join(self) -> Message:
        """come in"""

    def fold(self) -> Message:
        """fold"""

    def fold_hachiju(self) -> Message:
        """fold"""

    def double(self, *, rate: int) -> Message:
        """double (to { $rate })"""

    def stop(self) -> Message:
        """stop"""

    def stop_hachiju(self) -> Message:
        """stop"""

    def sage(self) -> Message:
        """sage (go on)"""

    def cancel(self) -> Message:
        """cancel the sage"""

    def go_on(self) -> Message:
        """go on"""

    def unknown(self, *, number: int) -> Message:
        """action { $number }"""

    def playing_card(self, *, playing: Pack) -> Message:
        """{ $playing }"""

    def declare(self, *, playing: Pack) -> Message:
        """show { $playing }"""

    def declare_pair(self, *, playing: Pack) -> Message:
        """show the pair { $playing } { $playing }"""

    def declare_nothing(self) -> Message:
        """show nothing"""

    def confirm(self) -> Message:
        """confirm (show no more)"""

    def commit(self) -> Message:
        """lead these"""

    def lacks_end_of_lead(self, *, number: int) -> Message:
        """The choice is not complete: a lead ends with action { $number }"""

    def lacks_cards(self, *, whole: int, more: int) -> Message:
        """The choice is not complete: { $whole } cards are laid together, { $more } more"""

class _Admin:
    """The messages of `admin.ftl`."""

    def table(self) -> Message:
        """Table"""

    def game(self) -> Message:
        """Game"""

    def state(self) -> Message:
        """State"""

    def moves(self) -> Message:
        """Version"""

    def players(self) -> Message:
        """Players"""

    def here(self) -> Message:
        """Connected"""

    def state_gathering(self) -> Message:
        """gathering"""

    def state_running(self) -> Message:
        """running"""

    def state_over(self) -> Message:
        """over"""

    def address(self) -> Message:
        """Address"""

    def seat(self) -> Message:
        """Seat"""

    def name(self) -> Message:
        """Name"""

    def since(self) -> Message:
        """Since"""

    def until(self) -> Message:
        """Until"""

    def owned(self) -> Message:
        """Tables"""

    def lobby(self) -> Message:
        """Lobby"""

    def answers(self) -> Message:
        """Answers"""

    def spectator(self) -> Message:
        """spectator"""

    def no_tables(self) -> Message:
        """No table is in memory"""

    def no_persons(self) -> Message:
        """Nobody is connected to a table"""

    def no_servers(self) -> Message:
        """No server is registered in the database"""

    def no_bans(self) -> Message:
        """No address is banned"""

    def closed(self, *, table: str) -> Message:
        """Table { $table } is closed"""

    def silenced(self) -> Message:
        """The person is silenced at this table"""

    def may_speak(self) -> Message:
        """The person may speak again"""

    def banned(self, *, network: str, number: int) -> Message:
        """{ $network } is banned; { $number -> [one] 1 connection was closed *[other] { $number } connections were …"""

    def lifted(self, *, network: str) -> Message:
        """{ $network } is no longer banned"""

    def drains(self, *, seconds: int) -> Message:
        """The server opens no new tables and ends as soon as nobody plays, in { $seconds } s at the latest"""

    def name_socket(self) -> Message:
        """This database has no default socket; name the server's socket with --admin-socket"""

    def no_server(self, *, file: str) -> Message:
        """No server answers at { $file }"""

    def not_permitted(self, *, file: str) -> Message:
        """Only root and the user who runs the server can connect to { $file }"""

    def no_unix_sockets(self) -> Message:
        """`hachiya admin` needs Unix sockets, and this system has none"""

class _Arena:
    """The messages of `arena.ftl`."""

    def title(self, *, game: Message, said: str, seats: int, deals: int, seed: str) -> Message:
        """{ $game }{ $said }, { $seats } seats, { $deals -> [one] 1 deal *[other] { $deals } deals }, seed { $seed }"""

    def unit_title(self, *, unit: Message) -> Message:
        """{ $unit } a deal: one bot in one side, the other in all others"""

    def kan_at_one(self) -> Message:
        """kan at ×1"""

    def kan_as_played(self) -> Message:
        """kan as played"""

    def stages(self) -> Message:
        """levels"""

    def bot(self) -> Message:
        """bot"""

    def against(self) -> Message:
        """against"""

    def mean(self) -> Message:
        """mean"""

    def interval(self) -> Message:
        """95 % interval"""

    def sd(self) -> Message:
        """sd"""

    def deals(self) -> Message:
        """deals"""

    def bids(self) -> Message:
        """Bids"""

    def bids_of(self, *, bot: str) -> Message:
        """Bids of { $bot }: what it expected and what it won, by tenths of what was expected"""

    def could_go_on(self) -> Message:
        """Where one could go on (sage)"""

    def choice(self) -> Message:
        """choice"""

    def times(self) -> Message:
        """times"""

    def share(self) -> Message:
        """share"""

    def won_afterwards(self, *, unit: Message) -> Message:
        """won afterwards, { $unit }"""

    def bid_count(self) -> Message:
        """bids"""

    def expected(self, *, unit: Message) -> Message:
        """expected, { $unit }"""

    def won(self) -> Message:
        """won"""

    def milliseconds(self) -> Message:
        """ms a move, p50"""

    def slow_milliseconds(self) -> Message:
        """p95"""

    def hatto(self) -> Message:
        """deals paid for hatto"""

    def chose_mizuten(self) -> Message:
        """in unseen (mizuten)"""

    def chose_look(self) -> Message:
        """looks first"""

    def chose_in(self) -> Message:
        """in"""

    def chose_out(self) -> Message:
        """out"""

    def chose_double(self) -> Message:
        """double"""

    def chose_single(self) -> Message:
        """shows one"""

    def chose_pair(self) -> Message:
        """shows a pair"""

    def chose_jokers(self) -> Message:
        """shows jokers"""

    def chose_pass(self) -> Message:
        """shows nothing"""

    def went_stopped(self) -> Message:
        """stopped"""

    def went_succeeded(self) -> Message:
        """went on, made more"""

    def went_failed(self) -> Message:
        """went on in vain"""

class _Around:
    """The messages of `around.ftl`."""

    def person_sits(self, *, name: str | Message) -> Message:
        """{ $name } plays on in the place of the computer player."""

    def bot_sits(self, *, bot: str | Message, before: str | Message) -> Message:
        """{ $bot } plays for { $before } from now on."""

    def guest(self, *, number: int) -> Message:
        """Guest { $number }"""

class _Ask:
    """The messages of `ask.ftl`."""

    def no_odds_on(self, *, game: Message, topic: str, names: Sequence[str]) -> Message:
        """{ $game } has no odds on { $topic }; the games that have them are: { $names }"""

    def no_topic(self, *, given: str, names: Sequence[str]) -> Message:
        """There are no odds on { $given }; the topics are: { $names }"""

    def takes_no_k(self, *, topic: str) -> Message:
        """The topic { $topic } takes no number of cards (k)"""

    def k_or_cards(self) -> Message:
        """`k` is the number of `cards`; give only one of the two"""

    def wrong_k(self, *, low: int, high: int, number: int) -> Message:
        """`k` is a number of cards from { $low } to { $high }, not { $number }"""

    def takes_no_cards(self, *, topic: str) -> Message:
        """The topic { $topic } takes no cards"""

    def wrong_cards(self, *, given: str, number: int) -> Message:
        """{ $given } is not { $number -> [one] one card *[other] { $number } different cards }; a card is a letter,…"""

    def wrong_cards_between(self, *, given: str, low: int, high: int) -> Message:
        """{ $given } is not { $low } to { $high } different cards; a card is a letter, A to Z and a to v"""

class _Bashifen:
    """The messages of `bashifen.ftl`."""

    def pair_of(self, *, card: Pack) -> Message:
        """the pair { $card } { $card }"""

    def one_little_joker(self) -> Message:
        """a little joker"""

    def one_big_joker(self) -> Message:
        """a big joker"""

    def both_little_jokers(self) -> Message:
        """both little jokers"""

    def both_big_jokers(self) -> Message:
        """both big jokers"""

    def stage_below(self) -> Message:
        """below 2"""

    def stage_on(self, *, rank: str) -> Message:
        """{ $rank }"""

    def match(self, *, people: Sequence[Seat], pair: Sequence[Seat], other: Sequence[Seat]) -> Message:
        """{ $people-and } begin a match of bashifen: { $pair-and } against { $other-and }."""

    def draw_seats(self, *, person: Seat) -> Message:
        """The cards are cut: { $person } draws first."""

    def first_deal(self, *, n: int, rank: str, person: Seat) -> Message:
        """Deal { $n } is played on { $rank }. { $person } draws first. Who fixes trumps becomes declarer, and that …"""

    def deal(
        self, *, n: int, pair: Sequence[Seat], rank: str, other: Sequence[Seat], stage: Message, person: Seat
    ) -> Message:
        """Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person …"""

    def deal_told(
        self, *, n: int, pair: Sequence[Seat], rank: str, other: Sequence[Seat], stage: Message, person: Seat
    ) -> Message:
        """Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person …"""

    def shows(self, *, drawn: int, person: Seat, cards: Pack | Message) -> Message:
        """{ $drawn -> [100] After the last card { $person } shows { $cards }. [one] After { $drawn } card { $person…"""

    def reinforces(self, *, drawn: int, person: Seat, card: Pack) -> Message:
        """{ $drawn -> [100] After the last card { $person } adds the second { $card } and makes it a pair. *[other]…"""

    def rebels(self, *, drawn: int, person: Seat, cards: Pack | Message) -> Message:
        """{ $drawn -> [100] After the last card { $person } rebels with { $cards }. *[other] After { $drawn } cards…"""

    def stands(self, *, suit: Message) -> Message:
        """As it stands { $suit } are trumps."""

    def stands_without_suit(self, *, rank: str) -> Message:
        """As it stands only jokers and { $rank }s are trumps."""

    def trumps_are(self, *, suit: Message, rank: str) -> Message:
        """Trumps are { $suit }, all { $rank }s and the jokers."""

    def no_suit_trumps(self, *, rank: str) -> Message:
        """Only jokers and { $rank }s are trumps."""

    def becomes_dacha(self, *, person: Seat, pair: Sequence[Seat]) -> Message:
        """{ $person } has fixed them and is declarer; { $pair-and } are the declarers."""

    def cut(self, *, person: Seat, pair: Sequence[Seat]) -> Message:
        """Nobody has declared, so the kitty was turned. { $person }, who drew first, is declarer; { $pair-and } are…"""

    def widow_turned(self) -> Message:
        """Nobody has declared, so the kitty was turned."""

    def no_stage_card(self) -> Message:
        """It held no level card."""

    def buries(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } takes the kitty and buries { $cards }."""

    def buries_unseen(self, *, person: Seat) -> Message:
        """{ $person } takes the kitty and buries eight cards."""

    def points_buried(self, *, points: int) -> Message:
        """It holds { $points } points."""

    def plays(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } plays { $cards }."""

    def leads(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } leads { $cards }."""

    def leads_tops(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } throws { $cards }."""

    def discards(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } discards { $cards }."""

    def ruffs(self, *, person: Seat, cards: Pack | Message) -> Message:
        """{ $person } ruffs with { $cards }."""

    def wins(self, *, person: Seat) -> Message:
        """{ $person } wins the trick."""

    def wins_for_oya(self, *, person: Seat, points: int) -> Message:
        """{ $person } wins the trick; its { $points } points go to the declarers."""

    def wins_for_ko(self, *, person: Seat, points: int, total: int) -> Message:
        """{ $person } wins the trick: { $points } points for the opponents, { $total } so far."""

    def lead_was_wrong(self) -> Message:
        """A part of the throw could be beaten by another hand: it was wrong."""

    def threw_wrongly(self, *, person: Seat) -> Message:
        """{ $person } has thrown, and a part of the throw could be beaten: it was wrong."""

    def rest_to_ko(self, *, pair: Sequence[Seat]) -> Message:
        """All points not yet won go to the opponents, { $pair-and }, those in the kitty twice, and the deal is over."""

    def rest_to_oya(self, *, pair: Sequence[Seat]) -> Message:
        """All points not yet won go to the declarers, { $pair-and }, and the deal is over."""

    def ko_has(self, *, points: int) -> Message:
        """The opponents have { $points } points."""

    def widow_twice(self, *, points: int, twice: int) -> Message:
        """The { $points } in the kitty have counted twice, as { $twice }."""

    def oya_wins(self, *, pair: Sequence[Seat], steps: int, stage: Message) -> Message:
        """Less than 80: the declarers win, and { $pair-and } rise by { $steps } to { $stage }."""

    def ko_wins(self, *, pair: Sequence[Seat], steps: int, stage: Message) -> Message:
        """80 or more: the opponents win, and { $pair-and } rise by { $steps } to { $stage } and are declarers next."""

    def ko_takes_over(self, *, pair: Sequence[Seat], stage: Message) -> Message:
        """80 or more: the opponents win, and { $pair-and }, on { $stage }, are declarers next."""

    def oya_passes(self, *, pair: Sequence[Seat], steps: int) -> Message:
        """Less than 80: the declarers win, and { $pair-and } rise by { $steps }."""

    def ko_passes(self, *, pair: Sequence[Seat], steps: int) -> Message:
        """80 or more: the opponents win, and { $pair-and } rise by { $steps }."""

    def next_dacha(self, *, person: Seat) -> Message:
        """{ $person } is declarer next."""

    def won_past_ace(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-and } have risen past A and win the match."""

    def won_on_ace(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-and } have reached A and win the match."""

class _Bill:
    """The messages of `bill.ftl`."""

    def title_yaku(self, *, who: Seat, yaku: YakuKeys) -> Message:
        """{ $who-name } with { $yaku }"""

    def title_cancel(self, *, who: Seat, yaku: YakuKeys) -> Message:
        """{ $who-name }: sage of { $yaku } cancelled"""

    def title_played_out(self, *, who: Seat) -> Message:
        """{ $who-name }: most card points"""

    def title_flow(self, *, who: Seat, yaku: YakuKeys) -> Message:
        """{ $who-name }: nothing came of the sage of { $yaku }"""

    def title_flow_hachiju(self, *, who: Seat, yaku: YakuKeys) -> Message:
        """{ $who-name }: half of { $yaku }, gone on with by sage"""

    def title_special(self, *, who: Seat, yaku: YakuKeys) -> Message:
        """{ $who-name } with { $yaku }"""

    def title_four_three(self, *, who: Seat) -> Message:
        """{ $who-name }: shiso ends the year"""

    def title_void(self) -> Message:
        """Two shiso: the year is void"""

    def title_alone(self, *, who: Seat) -> Message:
        """{ $who-name } alone"""

    def group_auction(self) -> Message:
        """Auction"""

    def group_hand(self) -> Message:
        """Hand yaku"""

    def group_captured(self) -> Message:
        """Captured yaku"""

    def group_end(self) -> Message:
        """End of the month"""

    def group_end_hachiju(self) -> Message:
        """End of the deal"""

    def account_pot(self) -> Message:
        """Pot"""

    def account_pot_hachiju(self) -> Message:
        """Pot"""

    def account_board(self) -> Message:
        """Month stones"""

    def account_bank(self) -> Message:
        """Bank"""

    def reason_fold(self) -> Message:
        """Fold fee: not in this month"""

    def reason_fold_hachiju(self) -> Message:
        """Fold fee: not in this deal"""

    def reason_squeeze(self, *, yaku: YakuKeys) -> Message:
        """Squeezed out: half of { $yaku }"""

    def reason_squeeze_cards(self) -> Message:
        """Squeezed out: red and blue ribbons and brights in hand"""

    def reason_hand_yaku(self, *, yaku: YakuKeys, about: Sequence[Message]) -> Message:
        """Hand yaku { $yaku }: { $about-and }"""

    def reason_captured_yaku(self, *, yaku: YakuKeys, about: Sequence[Message]) -> Message:
        """Captured yaku { $yaku }: { $about-and }"""

    def reason_sage_half(self, *, yaku: YakuKeys) -> Message:
        """Half of { $yaku }, gone on with by sage"""

    def reason_sage_return(self, *, yaku: YakuKeys) -> Message:
        """Half of { $yaku } returned: the sage brought nothing more"""

    def reason_tobikomi(self) -> Message:
        """Tobikomi: all four of the shown month captured"""

    def reason_nuke(self) -> Message:
        """Nuke: more than an equal share of card points after a hand of chaff"""

    def reason_mizuten(self) -> Message:
        """Mizuten: the dealer came in unseen and has more than an equal share of card points"""

    def reason_special(self, *, yaku: YakuKeys, about: Sequence[Message]) -> Message:
        """Special yaku { $yaku }: { $about-and }"""

    def reason_refund(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } no longer counts: a special yaku was made"""

    def reason_refund_all(self) -> Message:
        """It no longer counts"""

    def reason_exempt(self, *, yaku: YakuKeys) -> Message:
        """Own share of { $yaku } given back: the hatto was exempt"""

    def reason_card_points(self) -> Message:
        """Card points: the difference to an equal share"""

    def reason_card_points_hachiju(self) -> Message:
        """Card points: the difference, times the rate"""

    def reason_pot(self) -> Message:
        """The pot of fold fees, to the winner"""

    def reason_pot_hachiju(self) -> Message:
        """The pot of fold fees, to the winner"""

    def reason_stone(self) -> Message:
        """Month stone of the next dealer"""

    def reason_board(self) -> Message:
        """The month stones of the year"""

    def reason_bank(self) -> Message:
        """First prize, for the highest score"""

    def reason_gimmi(self) -> Message:
        """Gimmi: the winner’s kan and the kan for winning"""

    def liable_hatto(self, *, other: Seat) -> Message:
        """Share of { $other-name }, borne for throwing a hatto card"""

    def liable_sage(self, *, other: Seat) -> Message:
        """Share of { $other-name }, borne after going on by sage"""

class _Bots:
    """The messages of `bots.ftl`."""

    def no_bot(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no bot { $given }; the bots are: { $names }"""

    def no_chooser(self, *, given: str, names: Sequence[str]) -> Message:
        """{ $given } cannot play: it is neither the name of a bot nor an object with choose(view); the bots are: { …"""

    def not_two(self, *, given: str, names: Sequence[str]) -> Message:
        """--bots must be two names or more with commas between them, such as greedy,whim, not { $given }; the bots …"""

    def not_by_seat(self, *, number: int, total: int) -> Message:
        """--bots must name one bot, or { $number } with commas between them, one for each seat of a bot, not { $tot…"""

    def no_module(self, *, bot: str, module: str) -> Message:
        """The bot { $bot }: there is no module { $module }, neither in this directory nor installed"""

    def broken_module(self, *, bot: str, module: str, why: str) -> Message:
        """The bot { $bot }: { $module } cannot be imported: { $why }"""

    def no_own_bot(self, *, given: str, high: int) -> Message:
        """{ $given } is no bot of one's own: it must be MODULE:NAME, with a name of A to Z, a to z, 0 to 9 and _, a…"""

    def name_of_the_house(self, *, given: str, name: str) -> Message:
        """{ $given } cannot sit at tables as { $name }: a player of the house is called so"""

    def no_such_bot(self, *, bot: str, attribute: str, module: str) -> Message:
        """The bot { $bot }: there is no { $attribute } in { $module }"""

    def does_not_play(self, *, bot: str, game: Message, names: Sequence[str]) -> Message:
        """The bot { $bot } does not play { $game }; it plays: { $names }"""

    def chose_nothing(self, *, bot: str) -> Message:
        """The bot { $bot } chose nothing; a choice is one action or more"""

    def chose_too_much(self, *, bot: str, choice: str) -> Message:
        """The bot { $bot } chose { $choice }, which is more than one choice"""

    def chose_wrongly(self, *, bot: str, what: Message) -> Message:
        """The bot { $bot }: { $what }"""

    def worker_ended(self) -> Message:
        """A worker process has ended unexpectedly, perhaps for lack of memory; try fewer --workers"""

    def needs_extra(self, *, bot: str, extra: str) -> Message:
        """The bot { $bot } needs a part of hachiya that is not installed: pip install 'hachiya[{ $extra }]'"""

    def needs_ray(self) -> Message:
        """--ray needs Ray: pip install 'hachiya[ray]'"""

    def no_cluster(self, *, address: str, why: str) -> Message:
        """No Ray cluster answers at { $address }: { $why }"""

    def cluster_failed(self, *, why: str) -> Message:
        """The Ray cluster has failed: { $why }"""

    def no_state_file(self, *, file: str, line: int) -> Message:
        """{ $file } is not a state file of an arena: line { $line } cannot be read"""

    def state_of_other_job(self, *, file: str, key: str, found: str, right: str) -> Message:
        """{ $file } is the state of another job: its { $key } is { $found }, and here it is { $right }"""

class _Client:
    """The messages of `client.ftl`."""

    def no_link(self, *, address: str) -> Message:
        """A link of this house begins with { $address } and is whole up to its end; a code has eight digits"""

    def other_version(self) -> Message:
        """The house runs another version of Hachiya, whose messages this one cannot read; install the version of th…"""

    def no_house(self, *, address: str) -> Message:
        """No house of Hachiya answers at { $address }"""

    def not_open(self) -> Message:
        """The line to the table is not open; open it with “async with”"""

class _Command:
    """The messages of `command.ftl`."""

    def whole_number(self, *, option: str, low: int, high: int, given: str) -> Message:
        """{ $option } must be a whole number from { $low } to { $high }, not { $given }"""

    def one_of(self, *, option: str, given: str, names: Sequence[str]) -> Message:
        """{ $option } cannot be { $given }; its values are: { $names }"""

    def place(self, *, option: str, given: str) -> Message:
        """{ $option } must be a port or HOST:PORT, not { $given }"""

    def player_name(self, *, option: str, high: int, given: str) -> Message:
        """{ $option }: a name must be 1 to { $high } printable characters, not { $given }"""

    def name_and_value(self, *, given: str, game: Message, names: Sequence[str]) -> Message:
        """--option must be name=value, with each name once, not { $given }; the options of { $game } are: { $names }"""

    def no_option(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no option { $given }; the options are: { $names }, --help"""

    def needs_value(self, *, option: str) -> Message:
        """{ $option } needs a value"""

    def takes_no_value(self, *, option: str) -> Message:
        """{ $option } takes no value"""

    def missing(self, *, option: str) -> Message:
        """{ $option } is missing"""

    def together(self, *, options: Sequence[str]) -> Message:
        """These options must be used together: { $options }"""

    def apart(self, *, options: Sequence[str]) -> Message:
        """These options cannot be used together: { $options }"""

    def not_text(self, *, file: str) -> Message:
        """{ $file }: The file is not text in UTF-8"""

    def wrong_value(self, *, option: str, why: str) -> Message:
        """{ $option }: { $why }"""

    def unexpected(self, *, given: str, names: Sequence[str]) -> Message:
        """Unexpected argument: { $given }; the options are: { $names }, --help"""

    def no_command(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no command { $given }; the commands are: { $names }"""

    def did_you_mean(self, *, what: Message, name: str) -> Message:
        """{ $what }. Did you mean { $name }?"""

    def as_it_is(self, *, why: str) -> Message:
        """{ $why }"""

    def wrong_picture(self, *, file: str, names: Sequence[str]) -> Message:
        """--plot { $file }: the name of the picture must end in one of: { $names }"""

    def needs_extra(self, *, name: str, extra: str) -> Message:
        """This needs { $name }, which is not installed: pip install 'hachiya[{ $extra }]'"""

    def plot_needs_matplotlib(self) -> Message:
        """--plot needs matplotlib: pip install 'hachiya[plot]'"""

    def of_file(self, *, file: str, why: str) -> Message:
        """{ $file }: { $why }"""

    def not_there(self, *, file: str) -> Message:
        """{ $file }: No such file or directory"""

    def no_access(self, *, file: str) -> Message:
        """{ $file }: Permission denied"""

    def not_permitted(self, *, file: str) -> Message:
        """{ $file }: Operation not permitted"""

    def is_directory(self, *, file: str) -> Message:
        """{ $file }: Is a directory"""

    def no_directory(self, *, file: str) -> Message:
        """{ $file }: Not a directory"""

    def no_space(self, *, file: str) -> Message:
        """{ $file }: No space left on device"""

    def read_only(self, *, file: str) -> Message:
        """{ $file }: Read-only file system"""

    def long_name(self, *, file: str) -> Message:
        """{ $file }: File name too long"""

    def gets_ready(self, *, bot: str, game: Message, seconds: int) -> Message:
        """Preparing { $bot } for { $game } (about { $seconds } s the first time)"""

    def compiled(self, *, number: int, total: int) -> Message:
        """{ $number } of { $total } searches compiled"""

    def compiling(self, *, number: int, total: int, seconds: int) -> Message:
        """{ $number } of { $total } searches compiled, about { $seconds } s left"""

    def interrupted(self) -> Message:
        """Interrupted"""

    def serving(self, *, address: str) -> Message:
        """Hachiya: { $address } (Ctrl-C ends it)"""

    def for_others(self, *, address: str) -> Message:
        """For others: { $address }"""

    def wrong_leads(self, *, wrong: int, deals: int, share: str) -> Message:
        """Wrong throws: { $wrong } of { $deals -> [one] 1 deal *[other] { $deals } deals } ({ $share } %)"""

    def summary(self, *, number: int, game: Message, said: str, played: Message, verified: int) -> Message:
        """Match { $number }: { $game }{ $said }, { $played }, verified { $verified } events"""

    def played_months(self, *, deals: int) -> Message:
        """{ $deals -> [one] 1 month *[other] { $deals } months }"""

    def played_deals(self, *, deals: int) -> Message:
        """{ $deals -> [one] 1 deal *[other] { $deals } deals }"""

    def ends_after_match(self, *, number: int) -> Message:
        """The record breaks off after match { $number }"""

    def ended_early(self, *, number: int, verified: int) -> Message:
        """All players of match { $number } ended it early ({ $verified -> [one] 1 event *[other] { $verified } even…"""

    def ends_after_line(self, *, line: int, number: int, verified: int) -> Message:
        """The record ends after line { $line }, in the middle of match { $number } ({ $verified -> [one] 1 event *[…"""

    def ends_inside_line(self, *, line: int, number: int, verified: int) -> Message:
        """The record ends inside a line, after line { $line }, in the middle of match { $number } ({ $verified -> […"""

    def nothing_kept(self) -> Message:
        """No progress was saved; with --state FILE the same command can continue later"""

    def kept(self, *, number: int, deals: int, file: str) -> Message:
        """{ $number } of { $deals } deals { $number -> [one] is *[other] are } saved in { $file }; the same command…"""

    def site_unbuilt(self) -> Message:
        """The parts of the site are missing: run `make site`, or install a wheel that has them"""

    def site_not_empty(self, *, file: str) -> Message:
        """{ $file } is not empty"""

    def site_no_address(self, *, given: str) -> Message:
        """--server must be an address such as https://cards.example.org/, not { $given }"""

    def site_no_root(self, *, given: str) -> Message:
        """--root must be a path such as /hachiya/, not { $given }"""

    def site_written(self, *, file: str) -> Message:
        """The site is in { $file }. Any web server can serve it; to look at it: python3 -m http.server -d { $file }"""

    def record_or_cards(self) -> Message:
        """Either a record or --cards is to be drawn"""

    def picture_file(self, *, given: str) -> Message:
        """A picture is written to a file that ends in .svg or .png, not to { $given }"""

    def no_event(self, *, number: int, given: str) -> Message:
        """The record has { $number -> [one] one event *[other] { $number } events }, and none after { $given }"""

    def hand_yaku(self) -> Message:
        """Hand yaku"""

    def open_cards(self) -> Message:
        """Open cards"""

    def no_hand_yaku(self) -> Message:
        """No hand yaku"""

    def chosen_ribbons(self, *, number: int, letters: str) -> Message:
        """and { $number } of { $letters }"""

    def hand_pays(self) -> Message:
        """Each of the two others pays."""

    def option_needs_game(self) -> Message:
        """--option needs --game: options differ from game to game"""

class _Db:
    """The messages of `db.ftl`."""

    def no_file(self) -> Message:
        """There is no such file"""

    def no_tables(self) -> Message:
        """This is not a database of hachiya"""

    def older_database(self) -> Message:
        """The database has an older format; start `hachiya serve` on it once to bring it up to date"""

    def older_servers(self) -> Message:
        """Servers of an older version use the database; end them first (`hachiya admin servers` lists them)"""

    def tables_missing(self, *, rows: str) -> Message:
        """The database lacks { $rows }, or columns there; `hachiya db repair` restores what can be restored"""

    def only_files(self) -> Message:
        """Only a SQLite database can be copied this way; use pg_dump for PostgreSQL"""

    def onto_itself(self) -> Message:
        """The copy cannot be written over the database itself"""

    def wrong_password(self) -> Message:
        """The password is wrong for this role, or the role does not exist"""

    def no_password(self) -> Message:
        """The role needs a password; set PGPASSWORD, or name a file with --database-password-file"""

    def no_password_for_file(self) -> Message:
        """A SQLite file has no password"""

    def not_admitted(self) -> Message:
        """The database server does not admit this role from here; look at the role and at pg_hba.conf"""

    def no_database(self) -> Message:
        """The database does not exist; create it with createdb"""

    def no_rights(self) -> Message:
        """The role lacks rights; let it own the database, or grant it CONNECT on the database and CREATE and USAGE …"""

    def no_server(self) -> Message:
        """No database server answers at this address"""

    def unknown_host(self) -> Message:
        """The name of the database server is not known"""

    def no_tls(self) -> Message:
        """The database server and this program agree on no encrypted connection; look at sslmode and sslrootcert"""

    def too_many_connections(self) -> Message:
        """The database server has no connection left for this program"""

    def no_resources(self) -> Message:
        """The database server has no memory or no other resource left"""

    def starting_or_stopping(self) -> Message:
        """The database server is starting or shutting down"""

    def connection_lost(self) -> Message:
        """The connection to the database is lost"""

    def not_utf8(self, *, encoding: str) -> Message:
        """The encoding of the database is { $encoding }; create it with the encoding UTF8"""

    def error_code(self, *, code: str) -> Message:
        """PostgreSQL refuses it with the code { $code }"""

    def bad_table(self) -> Message:
        """The settings of the table cannot be read"""

    def bad_entry(self, *, number: int, total: int) -> Message:
        """Entry { $number } of { $total } cannot follow the entries before it"""

    def bad_packing(self) -> Message:
        """The compressed entries of the match are damaged"""

    def other_record(self) -> Message:
        """The record of the match has changed since its entries were packed"""

    def kept_twice(self) -> Message:
        """The entries are stored twice: as rows and packed"""

    def rows_differ(self, *, rows: str) -> Message:
        """Rows in { $rows } contradict the entries"""

    def rows_missing(self, *, rows: str) -> Message:
        """{ $rows }: this table of the database is missing or lacks columns; content that cannot be rebuilt from en…"""

    def rows_bad(self, *, rows: str, number: int) -> Message:
        """{ $rows }: { $number -> [one] 1 row cannot be read *[other] { $number } rows cannot be read }"""

    def rows_orphaned(self, *, rows: str, number: int) -> Message:
        """{ $rows }: { $number -> [one] 1 row belongs to a table or person that no longer exists *[other] { $number…"""

    def sums_wrong(self, *, rows: str) -> Message:
        """{ $rows }: sums are lower than the counts of the stored matches, or cannot be read; counts of deleted mat…"""

    def entries_gone(self) -> Message:
        """The entries are missing"""

    def of_table(self, *, table: str, what: Message) -> Message:
        """Table { $table }: { $what }"""

    def of_file(self, *, why: str) -> Message:
        """SQLite: { $why }"""

    def checked(self, *, total: int, finished: int, running: int, outdated: int, damaged: int) -> Message:
        """{ $total -> [one] 1 table *[other] { $total } tables }: { $finished } finished, { $running } running, { $…"""

    def to_repair(self) -> Message:
        """Stop the server and run `hachiya db repair` to see what can be saved"""

    def exported(self, *, number: int, file: str) -> Message:
        """{ $number -> [one] 1 match *[other] { $number } matches } written to { $file }"""

    def not_exported(self, *, table: str) -> Message:
        """Table { $table } is damaged and was not exported"""

    def imported(self, *, number: int, known: int, refused: int) -> Message:
        """{ $number -> [one] 1 match *[other] { $number } matches } imported, { $known -> [one] 1 was *[other] { $k…"""

    def refused(self, *, file: str, what: Message) -> Message:
        """{ $file }: { $what }"""

    def backed_up(self, *, file: str, size: str) -> Message:
        """{ $file }: { $size }, copied and checked"""

    def would_prune(self, *, number: int, day: str) -> Message:
        """{ $number -> [one] 1 match that ended before { $day } would be removed, with its table, keys and record; …"""

    def pruned(self, *, number: int, day: str) -> Message:
        """{ $number -> [one] 1 match that ended before { $day } is removed *[other] { $number } matches that ended …"""

    def nothing_to_prune(self, *, day: str) -> Message:
        """No match ended before { $day }"""

    def would_cut(self, *, table: str, what: Message, number: int, total: int) -> Message:
        """Table { $table }: { $what }; { $number } of { $total } entries would be kept"""

    def would_take_out(self, *, table: str, what: Message) -> Message:
        """Table { $table }: { $what }; the match cannot be continued and would be removed"""

    def taken_out(self, *, table: str, what: Message, file: str) -> Message:
        """Table { $table }: { $what }; the match could not be continued and was removed, all its rows are in { $fil…"""

    def would_make_anew(self, *, table: str, what: Message) -> Message:
        """Table { $table }: { $what }; all entries are sound, and the other rows would be rebuilt from them"""

    def made_anew(self, *, table: str, what: Message) -> Message:
        """Table { $table }: { $what }; all entries are sound, and the other rows were rebuilt from them"""

    def rows_taken_out(self, *, file: str) -> Message:
        """Damaged rows were removed; they are in { $file }"""

    def cut(self, *, table: str, what: Message, number: int, total: int, file: str) -> Message:
        """Table { $table }: { $what }; { $number } of { $total } entries { $number -> [one] is *[other] are } kept,…"""

    def would_repair(self) -> Message:
        """Nothing has been changed; --yes makes the repairs"""

    def nothing_to_repair(self) -> Message:
        """No table is damaged"""

class _Difference:
    """The messages of `difference.ftl`."""

    def none(self) -> Message:
        """none"""

    def yes(self) -> Message:
        """yes"""

    def no(self) -> Message:
        """no"""

    def seats(self) -> Message:
        """players"""

    def from_to(self, *, low: int, high: int) -> Message:
        """{ $low } to { $high }"""

    def auction(self) -> Message:
        """auction"""

    def unseen(self) -> Message:
        """dealer may come in unseen (mizuten)"""

    def put_out(self) -> Message:
        """a player whom three others put out of the month"""

    def put_out_paid(self) -> Message:
        """is paid for the hand, and shows its yaku"""

    def put_out_unpaid(self) -> Message:
        """is paid nothing"""

    def start_and_end(self) -> Message:
        """points at the start / given back"""

    def begins_and_asked(self, *, begins: Sum, asked: Sum) -> Message:
        """{ $begins } / { $asked }"""

    def lights(self) -> Message:
        """field with several brights"""

    def lights_same_kind(self) -> Message:
        """two of a kind: the next month is of that kind too"""

    def lights_each(self) -> Message:
        """each bright beyond the first is carried to a later month"""

    def showing(self) -> Message:
        """hand yaku are shown"""

    def always(self) -> Message:
        """always"""

    def as_one_likes(self) -> Message:
        """by choice"""

    def willows(self) -> Message:
        """willows in a hand yaku count"""

    def willows_plain(self) -> Message:
        """as chaff"""

    def willows_as_one_likes(self) -> Message:
        """as chaff or as themselves, by choice"""

    def in_kan(self, *, yaku: Message) -> Message:
        """{ $yaku }, kan"""

    def shiso_ends(self) -> Message:
        """shiso ends the year"""

    def haneken_tobikomi(self) -> Message:
        """tobikomi after haneken"""

    def tobikomi_paid(self) -> Message:
        """tobikomi is paid"""

    def at_the_end(self) -> Message:
        """at the month's end"""

    def at_once(self) -> Message:
        """at once"""

    def nuke_after_yaku(self) -> Message:
        """nuke is paid in a month that a captured yaku ends"""

    def kan_and_more(self, *, kan: int, more: int) -> Message:
        """{ $kan }, +{ $more } for each further card"""

    def willow_ribbon(self) -> Message:
        """the willow's ribbon counts in nanatan"""

    def goko_after_shiko(self) -> Message:
        """goko after shiko"""

    def goko_replaces(self) -> Message:
        """replaces shiko"""

    def goko_barred(self) -> Message:
        """not possible"""

    def goko_added(self) -> Message:
        """is paid on top"""

    def declared(self) -> Message:
        """captured yaku are declared"""

    def declared_after(self) -> Message:
        """after the turn"""

    def declared_completed(self) -> Message:
        """when completed, before the stock card too"""

    def paid(self) -> Message:
        """captured yaku are paid"""

    def paid_at_stop(self) -> Message:
        """at the stop"""

    def paid_when_completed(self) -> Message:
        """when completed"""

    def sage_offered(self) -> Message:
        """sage is offered"""

    def sage_always(self) -> Message:
        """always"""

    def sage_with_hope(self) -> Message:
        """while another yaku is still possible"""

    def last_hand_card(self) -> Message:
        """a yaku with the last hand card"""

    def last_hand_card_stops(self) -> Message:
        """stops"""

    def last_hand_card_sage(self) -> Message:
        """sage while the stock card is to come"""

    def cancelling(self) -> Message:
        """sage can be cancelled"""

    def sage_fails(self) -> Message:
        """sage without a further yaku"""

    def sage_cancelled(self) -> Message:
        """is paid half, and the month ends with the last hand card"""

    def sage_halved(self) -> Message:
        """the month is played out, half is paid, no card points"""

    def sage_returned(self) -> Message:
        """the month is played out, half goes back, card points too"""

    def sage_beaten(self) -> Message:
        """a sager's yaku after another player's yaku is paid"""

    def half(self) -> Message:
        """half"""

    def nothing(self) -> Message:
        """nothing"""

    def hatto(self) -> Message:
        """yaku that hatto protects"""

    def yaku(self, *, listed: Sequence[Message]) -> Message:
        """{ $listed }"""

    def hatto_cards(self) -> Message:
        """cards that are hatto"""

    def hatto_last(self) -> Message:
        """the last card"""

    def hatto_shadow(self) -> Message:
        """the last card, and the other one that is left of its month"""

    def hatto_month(self) -> Message:
        """the last card, and every card of its month"""

    def excuses(self) -> Message:
        """exempt from hatto"""

    def excuses_last(self) -> Message:
        """the last hand card"""

    def excuses_all(self) -> Message:
        """the last hand card, and a hand of hatto cards alone"""

    def dive_hatto(self) -> Message:
        """hatto for tobikomi"""

    def dive_discard(self) -> Message:
        """for the fourth card of a shown three"""

    def dive_inaction(self) -> Message:
        """for the fourth card of a shown three, and for leaving one of the three on the field"""

    def deals_on(self) -> Message:
        """the last month names a next dealer"""

    def stone(self) -> Message:
        """month stone"""

    def year_end(self) -> Message:
        """end of the year"""

    def balance(self) -> Message:
        """balances in whole kan"""

    def prize(self) -> Message:
        """scores, and a prize from the bank"""

    def gimmi(self) -> Message:
        """only the payments of the losers to the winner"""

class _Document:
    """The messages of `document.ftl`."""

    def head_option(self) -> Message:
        """option"""

    def head_values(self) -> Message:
        """values, default first"""

    def head_meaning(self) -> Message:
        """what"""

    def head_clause(self) -> Message:
        """clause"""

    def head_month(self) -> Message:
        """month"""

    def head_flower(self) -> Message:
        """flower"""

    def head_lights(self) -> Message:
        """bright, 20"""

    def head_tane(self) -> Message:
        """animal, 10"""

    def head_ribbons(self) -> Message:
        """ribbon, 5"""

    def head_dregs(self) -> Message:
        """chaff, 1"""

    def head_menu(self) -> Message:
        """menu"""

    def head_dealt(self) -> Message:
        """brights dealt"""

    def head_for(self) -> Message:
        """for"""

    def head_how_much(self) -> Message:
        """how much"""

    def head_who_whom(self) -> Message:
        """to whom"""

    def head_different(self) -> Message:
        """what"""

    def head_hand_yaku(self) -> Message:
        """hand yaku"""

    def head_captured_yaku(self) -> Message:
        """captured yaku"""

    def head_special_yaku(self) -> Message:
        """special yaku"""

    def head_kan(self) -> Message:
        """kan"""

    def head_seven(self) -> Message:
        """the seven cards"""

    def head_laid_open(self) -> Message:
        """laid open"""

    def head_followed(self) -> Message:
        """may be followed by"""

    def head_hand(self) -> Message:
        """hand"""

    def head_shows(self) -> Message:
        """shows"""

    def head_open(self) -> Message:
        """open"""

    def head_hidden(self) -> Message:
        """hidden"""

    def head_cards(self) -> Message:
        """cards"""

    def head_hatto(self) -> Message:
        """hatto"""

    def head_when(self) -> Message:
        """when"""

    def head_family(self) -> Message:
        """family"""

    def head_total(self) -> Message:
        """total (of three)"""

    def head_card(self) -> Message:
        """card"""

    def head_points(self) -> Message:
        """points"""

    def head_in_pack(self) -> Message:
        """in the pack"""

    def head_together(self) -> Message:
        """together"""

    def head_stage(self) -> Message:
        """level"""

    def head_trump_suit(self) -> Message:
        """trump suit"""

    def head_trumps(self) -> Message:
        """trumps"""

    def head_how_many(self) -> Message:
        """how many"""

    def head_side_suit(self) -> Message:
        """a side suit"""

    def head_stands(self) -> Message:
        """what stands"""

    def head_turned(self) -> Message:
        """turned, at level 8"""

    def head_made_trumps(self) -> Message:
        """trumps"""

    def head_ko_points(self) -> Message:
        """points of the opponents"""

    def head_winner(self) -> Message:
        """winner"""

    def head_stages(self) -> Message:
        """levels"""

    def head_oya_on(self) -> Message:
        """declarers on"""

    def head_ko_on(self) -> Message:
        """opponents on"""

    def head_oya_then(self) -> Message:
        """declarers then on"""

    def head_ko_then(self) -> Message:
        """opponents then on"""

    def head_next_oya(self) -> Message:
        """next declarers"""

    def head_deal(self) -> Message:
        """deal"""

    def head_dacha(self) -> Message:
        """declarer"""

    def head_oya(self) -> Message:
        """declarers"""

    def head_won_by(self) -> Message:
        """won by"""

    def cards(self, *, cards: Sequence[Message]) -> Message:
        """{ $cards }"""

    def card(self, *, letter: str, card: Message) -> Message:
        """`{ $letter }` { $card }"""

    def flower(self, *, flower: Message, japanese: str) -> Message:
        """{ $flower } { $japanese }"""

    def some_of(self, *, number: int, letters: str) -> Message:
        """{ $number } of { $letters }"""

    def some_or_more_of(self, *, number: int, letters: str) -> Message:
        """{ $number } or more of { $letters }"""

    def light(self) -> Message:
        """bright 光"""

    def tane(self) -> Message:
        """animal タネ"""

    def ribbon(self) -> Message:
        """ribbon 短冊"""

    def dregs(self) -> Message:
        """chaff カス"""

    def small(self) -> Message:
        """small 小場"""

    def large(self) -> Message:
        """large 大場"""

    def grand(self) -> Message:
        """grand 絶場"""

    def once(self) -> Message:
        """×1"""

    def times(self, *, times: str) -> Message:
        """×{ $times }"""

    def kan_more(self, *, kan: int) -> Message:
        """+{ $kan } kan a yaku"""

    def carrying(self, *, kind: Message, kinds: Sequence[Message]) -> Message:
        """{ $kind }, carries { $kinds }"""

    def carried(self, *, kinds: Sequence[Message]) -> Message:
        """carried: { $kinds }"""

    def carried_nothing(self) -> Message:
        """carried: nothing"""

    def no_lights(self) -> Message:
        """none"""

    def one_large(self) -> Message:
        """one large"""

    def large_or_more(self) -> Message:
        """two or three large"""

    def two_large(self) -> Message:
        """two large"""

    def one_grand(self) -> Message:
        """one grand"""

    def one_grand_any_large(self) -> Message:
        """one grand, any large"""

    def grand_and_large(self) -> Message:
        """one grand, one large"""

    def two_grand(self) -> Message:
        """two grand"""

    def two_grand_any_large(self) -> Message:
        """two grand, any large"""

    def fold(self, *, number: int) -> Message:
        """who folds as number { $number }"""

    def the_pot(self) -> Message:
        """the pot"""

    def squeeze_hand(self) -> Message:
        """hand yaku"""

    def squeeze_whole(self) -> Message:
        """a whole captured yaku in the hand"""

    def squeeze_card(self, *, letters: str) -> Message:
        """each of { $letters }"""

    def half(self) -> Message:
        """half of its value"""

    def three_to_each(self) -> Message:
        """each of the three in play, to each seat put out"""

    def yaku(self, *, yaku: Message, aside: str, meaning: Message) -> Message:
        """{ $yaku } { $aside }: { $meaning }"""

    def yaku_alone(self, *, yaku: Message, meaning: Message) -> Message:
        """{ $yaku }: { $meaning }"""

    def yaku_with(self, *, named: Message, option: str) -> Message:
        """{ $named } ({ $option })"""

    def kan_a_card(self, *, kan: int, more: int) -> Message:
        """{ $kan }, +{ $more } a further card"""

    def kan_a_point(self, *, kan: int, more: int) -> Message:
        """{ $kan }, +{ $more } a further point"""

    def protected(self) -> Message:
        """yes"""

    def total(self, *, points: int, each: int) -> Message:
        """{ $points } ({ $each } each)"""

    def family_dregs(self) -> Message:
        """chaff"""

    def family_suit(self) -> Message:
        """suit"""

    def three(self) -> Message:
        """three of a month"""

    def three_but(self) -> Message:
        """three of a month, but no tatesanbon"""

    def tatesanbon(self) -> Message:
        """any three of wisteria, iris or clover, or the three chaff cards of paulownia"""

    def pairs(self) -> Message:
        """three pairs"""

    def four(self) -> Message:
        """all four of a month"""

    def three_and_pairs(self) -> Message:
        """three of a month and two pairs"""

    def four_and_pair(self) -> Message:
        """all four of a month and a pair"""

    def four_and_three(self) -> Message:
        """all four of a month and three of another"""

    def threes(self) -> Message:
        """two threes"""

    def three_and_tatesanbon(self) -> Message:
        """a three and a tatesanbon"""

    def tatesanbon_twice(self) -> Message:
        """two tatesanbon"""

    def ribbons(self) -> Message:
        """two ribbons or more, the rest chaff"""

    def one_ribbon(self) -> Message:
        """one ribbon, the rest chaff"""

    def one_tane(self) -> Message:
        """one animal, the rest chaff"""

    def one_light(self) -> Message:
        """one bright, the rest chaff"""

    def dregs_seven(self) -> Message:
        """seven chaff cards"""

    def dregs_six_willows(self) -> Message:
        """six chaff cards, willows too"""

    def dregs_seven_willows(self) -> Message:
        """seven chaff cards, willows too"""

    def ending(self, *, made: Message) -> Message:
        """{ $made }; ends the year"""

    def open_three(self) -> Message:
        """the three"""

    def open_four(self) -> Message:
        """the four"""

    def open_six(self) -> Message:
        """the six"""

    def open_seven(self) -> Message:
        """all seven"""

    def open_six_dregs(self) -> Message:
        """the six chaff cards"""

    def open_dregs(self) -> Message:
        """the chaff"""

    def open_ribbons_too(self, *, shown: Message) -> Message:
        """{ $shown }, and ribbons from the fifth on"""

    def open_and_ribbons(self, *, letters: str, more: int) -> Message:
        """{ $letters } and { $more } ribbons"""

    def sohachi_leader(self, *, points: int) -> Message:
        """all three have { $points } points; paid to who plays first"""

    def sohachi_dealer(self, *, points: int) -> Message:
        """all three have { $points } points; paid to the dealer"""

    def futahachi(self, *, points: int) -> Message:
        """{ $points } points or more"""

    def sujuroku(self, *, number: int) -> Message:
        """{ $number } chaff cards or more; all four willows count as chaff"""

    def tobikomi(self, *, when: Message) -> Message:
        """the owner of a shown three captures all four of the month; { $when }"""

    def at_once(self) -> Message:
        """paid at once"""

    def at_the_end(self) -> Message:
        """paid at the month's end"""

    def nuke(self, *, points: int) -> Message:
        """aka, tanichi, toichi or karasu was shown, and its owner has { $points } points or more"""

    def mizuten(self, *, points: int) -> Message:
        """the dealer came in unseen and has { $points } points or more; everyone else at the table pays"""

    def oya(self) -> Message:
        """declarers"""

    def ko(self) -> Message:
        """opponents"""

    def in_all(self) -> Message:
        """all"""

    def no_trumps(self) -> Message:
        """no trump suit"""

    def trumps_or(self, *, trumps: str | Message, other: str | Message) -> Message:
        """{ $trumps }; with `no_trumps`: { $other }"""

    def may(self) -> Message:
        """yes"""

    def may_any_time(self) -> Message:
        """yes (not with `joker_rebellion=over_declaration`)"""

    def may_not(self) -> Message:
        """no"""

    def stands_nothing(self) -> Message:
        """nothing yet"""

    def stands_card(self) -> Message:
        """one level card"""

    def stands_pair(self) -> Message:
        """a pair of level cards"""

    def stands_little_jokers(self) -> Message:
        """two LJ"""

    def stands_big_jokers(self) -> Message:
        """two BJ"""

    def span(self, *, low: int, high: int) -> Message:
        """{ $low }–{ $high }"""

    def won(self) -> Message:
        """past A, **wins**"""

    def same_pair(self, *, stage: str) -> Message:
        """the same pair, on { $stage }"""

    def other_pair(self, *, stage: str) -> Message:
        """the other pair, on { $stage }"""

class _Drill:
    """The messages of `drill.ftl`."""

    def title_points(self) -> Message:
        """Counting points"""

    def title_yaku(self) -> Message:
        """Hand yaku"""

    def title_settlement(self) -> Message:
        """Who pays what"""

    def title_follows(self) -> Message:
        """What must follow"""

    def title_throws(self) -> Message:
        """Safe throws"""

    def no_kind(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no drill { $given }; the drills are: { $names }"""

    def how_many_points(self) -> Message:
        """How many card points lie here?"""

    def pile(self) -> Message:
        """Captured cards"""

    def hand(self) -> Message:
        """Hand"""

    def points(self, *, points: int) -> Message:
        """{ $points }"""

    def brights(self, *, number: int, points: int) -> Message:
        """{ $number -> [one] One bright *[other] { $number } brights }: { $points }"""

    def animals(self, *, number: int, points: int) -> Message:
        """{ $number -> [one] One animal *[other] { $number } animals }: { $points }"""

    def ribbons(self, *, number: int, points: int) -> Message:
        """{ $number -> [one] One ribbon *[other] { $number } ribbons }: { $points }"""

    def chaff(self, *, number: int, points: int) -> Message:
        """{ $number -> [one] One chaff card *[other] { $number } chaff cards }: { $points }"""

    def what_is_made(self) -> Message:
        """Which hand yaku do these seven make, the willows being chaff?"""

    def yaku(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku }"""

    def nothing(self) -> Message:
        """none"""

    def who_pays(self, *, person: Seat, other: Seat) -> Message:
        """Sannin. How much does { $person } pay { $other }?"""

    def field(self, *, kind: Message) -> Message:
        """It is { $kind }."""

    def makes(self, *, person: Seat, yaku: YakuKeys) -> Message:
        """{ $person } makes { $yaku } and ends the month."""

    def threw_hatto(self, *, person: Seat) -> Message:
        """{ $person } has thrown the hatto card that completed it."""

    def had_gone_on(self, *, person: Seat) -> Message:
        """{ $person } had gone on by sage before."""

    def amount(self, *, money: Sum) -> Message:
        """{ $money }"""

    def share(self, *, money: Sum) -> Message:
        """A share is { $money }."""

    def both_for_hatto(self, *, person: Seat) -> Message:
        """{ $person } pays both shares for the hatto card."""

    def both_for_sage(self, *, person: Seat) -> Message:
        """{ $person } had gone on by sage and pays both shares."""

    def trumps(self, *, rank: str, suit: Message) -> Message:
        """Level { $rank }, trumps { $suit }"""

    def no_suit(self) -> Message:
        """none"""

    def led(self) -> Message:
        """Led"""

    def gone(self) -> Message:
        """Played of this suit"""

    def throw(self) -> Message:
        """The throw"""

    def cards(self, *, cards: Pack) -> Message:
        """{ $cards }"""

    def flowers(self, *, flowers: Cards) -> Message:
        """{ $flowers } ({ $flowers-letters })"""

    def what_follows(self) -> Message:
        """Which of these may be played?"""

    def must_follow(self, *, more: int, whole: int, number: int, pairs: int) -> Message:
        """{ $more -> [0] { $whole } cards without a pair were led *[other] { $whole -> [2] A pair was led *[other] …"""

    def is_it_safe(self) -> Message:
        """Is this throw surely right, by what its seat knows?"""

    def safe(self) -> Message:
        """surely right"""

    def may_fail(self) -> Message:
        """it may fail"""

    def all_safe(self) -> Message:
        """Nothing that is hidden beats any part of it."""

    def not_safe(self, *, cards: Pack) -> Message:
        """{ $cards } may be beaten by a hidden card."""

class _Env:
    """The messages of `env.ftl`."""

    def no_value(self, *, name: str, given: str, values: Sequence[str]) -> Message:
        """{ $name } cannot be { $given }; its values are: { $values }"""

    def bad_array(self, *, name: str, right: str, shape: str, given: str) -> Message:
        """{ $name } must be an array of { $right } with the shape { $shape }, not { $given }"""

    def not_contiguous(self, *, name: str) -> Message:
        """{ $name } must lie in one piece in memory, row by row, so that it can be written to"""

    def illegal(self, *, number: int, action: int, legal: Sequence[str]) -> Message:
        """Match { $number } has no action { $action } now; its legal actions are: { $legal }"""

    def episode_over(self, *, number: int) -> Message:
        """The episode of match { $number } is over: reset the match before its next step"""

    def only_none(self) -> Message:
        """The episode is over: the only action of a seat is None"""

    def not_reset(self, *, method: str) -> Message:
        """Nothing has begun yet: call reset() before { $method }()"""

    def closed(self) -> Message:
        """The environment is closed: make a new one"""

    def match_goes_on(self) -> Message:
        """The match is not over: its decisions have no result yet"""

    def answer_with_a_name(self) -> Message:
        """Answer with the name of one choice, the text before the colon."""

class _Fact:
    """The messages of `fact.ftl`."""

    def bid_in(self) -> Message:
        """in"""

    def bid_out(self) -> Message:
        """out"""

    def bid_out_hachiju(self) -> Message:
        """out"""

    def bid_double(self) -> Message:
        """double"""

    def yaku(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku }"""

    def white(self, *, seat: Seat) -> Message:
        """{ $seat } drew the white card"""

    def mizuten(self, *, seat: Seat) -> Message:
        """{ $seat } joined unseen (mizuten)"""

    def field(self, *, cards: Cards) -> Message:
        """field: { $cards }"""

    def field_without(self) -> Message:
        """field without brights"""

    def bid(self, *, seat: Seat, bid: Message) -> Message:
        """{ $seat }: { $bid }"""

    def put_out(self, *, seat: Seat) -> Message:
        """{ $seat } was put out"""

    def put_out_with(self, *, seat: Seat, cards: Cards) -> Message:
        """{ $seat } was put out and showed { $cards }"""

    def put_out_holding(self, *, seat: Seat, cards: Cards, yaku: YakuKeys) -> Message:
        """{ $seat } was put out and showed { $cards } ({ $yaku })"""

    def hand(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """{ $seat } showed { $yaku }"""

    def annul(self, *, seat: Seat) -> Message:
        """the hand yaku of { $seat } were wrong"""

    def two_turned(self, *, seat: Seat) -> Message:
        """{ $seat } turned two stock cards"""

    def tobikomi(self, *, seat: Seat, month: int) -> Message:
        """{ $seat } made tobikomi of month { $month }"""

    def captured(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """{ $seat } completed { $yaku }"""

    def longer(self, *, what: Message, number: int) -> Message:
        """{ $what }, { $number } above seven"""

    def fed(self, *, what: Message, other: Seat) -> Message:
        """{ $what }, thrown by { $other } (hatto)"""

    def sage(self, *, seat: Seat) -> Message:
        """{ $seat } went on (sage)"""

    def cancel(self, *, seat: Seat) -> Message:
        """{ $seat } cancelled the sage"""

    def nuke(self, *, seat: Seat) -> Message:
        """{ $seat } had 89 points or more (nuke)"""

    def special(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """{ $seat } made { $yaku }"""

    def special_number(self, *, seat: Seat, yaku: YakuKeys, number: int) -> Message:
        """{ $seat } made { $yaku } with { $number }"""

    def points(self, *, shares: Sequence[Message]) -> Message:
        """card points: { $shares }"""

    def share(self, *, seat: Seat, points: int) -> Message:
        """{ $seat } { $points }"""

    def dealer(self, *, seat: Seat) -> Message:
        """{ $seat } was declarer"""

    def failed_lead(self, *, seat: Seat) -> Message:
        """{ $seat } threw wrongly"""

    def opponents(self, *, points: int) -> Message:
        """the opponents won { $points }"""

    def void(self) -> Message:
        """the deal was void"""

    def ask_white(self) -> Message:
        """white card"""

    def ask_mizuten(self) -> Message:
        """mizuten"""

    def ask_field(self) -> Message:
        """field"""

    def ask_bid(self) -> Message:
        """bid"""

    def ask_squeezed(self) -> Message:
        """put out"""

    def ask_hand(self) -> Message:
        """hand yaku"""

    def ask_annul(self) -> Message:
        """wrong hand yaku"""

    def ask_two_turned(self) -> Message:
        """two stock cards turned"""

    def ask_tobikomi(self) -> Message:
        """tobikomi"""

    def ask_captured(self) -> Message:
        """captured yaku"""

    def ask_sage(self) -> Message:
        """going on (sage)"""

    def ask_cancel(self) -> Message:
        """cancelled sage"""

    def ask_nuke(self) -> Message:
        """nuke"""

    def ask_special(self) -> Message:
        """special yaku"""

    def ask_points(self) -> Message:
        """card points"""

    def ask_dealer(self) -> Message:
        """declarer"""

    def ask_failed_lead(self) -> Message:
        """wrong throw"""

    def ask_opponents(self) -> Message:
        """points of the opponents"""

    def ask_void(self) -> Message:
        """void deal"""

class _Fair:
    """The messages of `fair.ftl`."""

    def late(self) -> Message:
        """Its secret was promised only after the cards were dealt"""

    def words_late(self, *, seat: Seat) -> Message:
        """{ $seat }'s words came too late"""

    def other_words(self, *, seat: Seat) -> Message:
        """{ $seat }'s words are not the ones that were promised"""

    def told_early(self) -> Message:
        """Its secret was revealed before the deal"""

    def other_secret(self) -> Message:
        """Its secret is not the one that was promised"""

    def other_cards(self) -> Message:
        """Its cards do not follow from the secret and the words"""

    def other_stock(self) -> Message:
        """Its stock does not follow from the secret and the words"""

    def deal(self, *, number: int, what: Message) -> Message:
        """Deal { $number }: { $what }"""

    def holds(self, *, seats: Sequence[Seat]) -> Message:
        """The cards follow from the secret that was promised and the words of { $seats-and }"""

    def holds_alone(self) -> Message:
        """The cards follow from the secret that was promised; nobody added words"""

    def is_plain(self) -> Message:
        """No secret was promised; the server alone has shuffled"""

    def is_sealed(self) -> Message:
        """A secret was promised but has not been revealed yet"""

    def all_hold(self, *, total: int) -> Message:
        """{ $total -> [one] The deal is as promised *[other] All { $total } deals are as promised }"""

    def none(self) -> Message:
        """This record has no fair shuffle"""

    def some_wrong(self, *, total: int, number: int) -> Message:
        """{ $total -> [one] The deal is not as promised *[other] { $number } of { $total } deals { $number -> [one]…"""

    def of_match(self, *, number: int, what: Message) -> Message:
        """Match { $number }: { $what }"""

    def some_open(self, *, total: int, number: int) -> Message:
        """{ $total -> [one] The deal cannot be checked *[other] { $number } of { $total } deals { $number -> [one] …"""

    def promised_anew(self, *, line: int) -> Message:
        """In line { $line } the server made another promise after words had been revealed: it could have dealt again"""

class _Hachihachi:
    """The messages of `hachihachi.ftl`."""

    def month(self, *, n: int) -> Message:
        """month { $n }"""

    def field(self, *, kind: Message) -> Message:
        """{ $kind } field"""

    def carried(self, *, kinds: Sequence[Message]) -> Message:
        """carried on: { $kinds }"""

    def dealer(self, *, name: str) -> Message:
        """dealer { $name }"""

    def in_as(self, *, place: int) -> Message:
        """in, plays { $place }."""

    def out(self) -> Message:
        """out"""

    def white_card(self) -> Message:
        """white card"""

    def put_out(self) -> Message:
        """put out"""

    def unseen(self, *, points: int, money: Sum) -> Message:
        """no folding; with { $points } points or more { $money } from everyone, times the field"""

    def fold(self, *, money: Sum) -> Message:
        """pay { $money } into the pot and watch"""

    def fold_free(self) -> Message:
        """watch this month; it costs nothing"""

    def stay(self) -> Message:
        """play this month to its end"""

    def hand_brings(self, *, money: Sum) -> Message:
        """{ $money } from each of two for your hand"""

    def pot_if_won(self, *, money: Sum) -> Message:
        """the pot of { $money } if you win"""

    def later(self, *, alone: Sum, beaten: Sum) -> Message:
        """if nothing is added { $alone }; if another makes a yaku { $beaten }, and both shares of theirs to pay"""

    def explain_unseen(self, *, points: int, money: Sum) -> Message:
        """Who comes in unseen cannot fold, but with { $points } card points or more they are paid { $money } by eve…"""

    def explain_auction(self) -> Message:
        """Three play this month. Who comes in plays it to the end, in the order of coming in."""

    def fee(self, *, place: int, money: Sum) -> Message:
        """{ $place -> [1] { $money } *[other] then { $money } }"""

    def explain_fees(self, *, fees: Sequence[Message]) -> Message:
        """Out, you pay a fee into the pot ({ $fees }, times the field) and watch this month."""

    def explain_free(self) -> Message:
        """Out, you pay nothing and watch this month."""

    def explain_squeeze(self, *, money: Sum) -> Message:
        """With three in, the others are put out; each of the three pays them half of their hand yaku and of whole c…"""

    def explain_put_out(self) -> Message:
        """With three in, the others are put out: they pay nothing and get nothing, and their hands stay hidden."""

    def explain_last_bids(self) -> Message:
        """When all but three have folded, the rest must play."""

    def explain_show(self) -> Message:
        """A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. Th…"""

    def explain_expose(self) -> Message:
        """Of the ribbons of aka four may stay hidden; choose the others, one at a time."""

    def hatto_last_card(self) -> Message:
        """Who throws the one card that another lacks for a yaku may have to pay for all (hatto)."""

    def hatto_shadow(self) -> Message:
        """Who throws the one card that another lacks for a yaku, or the card that must meet it, may have to pay for…"""

    def hatto_month(self) -> Message:
        """Who throws the one card that another lacks for a yaku, or any card of its month, may have to pay for all …"""

    def hatto_on_dives(self) -> Message:
        """So may whoever throws the fourth card of a shown three."""

    def hatto_on_leaving(self) -> Message:
        """So may whoever throws the fourth card of a shown three, or holds it and leaves one of the three lying."""

    def stop_pays(self) -> Message:
        """Stop, and it is paid now and the month is over."""

    def stop_has_paid(self) -> Message:
        """It has been paid. Stop, and the month is over."""

    def go_on_cancelled(self) -> Message:
        """Go on (sage), and you may add to it; if nothing is added by your last hand card, the month ends there and…"""

    def go_on_halved(self) -> Message:
        """Go on (sage), and you may add to it; if the hands are played out without a further yaku, it pays half and…"""

    def go_on_returned(self) -> Message:
        """Go on (sage), and you may add to it; if the hands are played out without a further yaku, you return half,…"""

    def beaten_void(self) -> Message:
        """If another makes a yaku first, yours is void and you pay both shares of theirs."""

    def beaten_half(self) -> Message:
        """If another makes a yaku first, yours pays half and you pay both shares of theirs."""

    def beaten_returns(self) -> Message:
        """If another makes a yaku first, you return half and pay both shares of theirs."""

    def cannot_cancel(self) -> Message:
        """A sage cannot be cancelled."""

    def can_cancel(self) -> Message:
        """From the next turn on it can be cancelled for half."""

    def no_stock_card(self) -> Message:
        """If you stop, no stock card is turned."""

    def explain_cancel(self) -> Message:
        """Cancelling ends the month here, for half of what stopping would have paid."""

class _Hachiju:
    """The messages of `hachiju.ftl`."""

    def deal(self, *, n: int) -> Message:
        """deal { $n }"""

    def dealer(self, *, name: str) -> Message:
        """dealer { $name }"""

    def rate(self, *, rate: int) -> Message:
        """rate { $rate }"""

    def cube(self, *, name: str) -> Message:
        """cube before { $name }, who leads"""

    def doubled_as(self, *, place: int) -> Message:
        """double, plays { $place }."""

    def in_as(self, *, place: int) -> Message:
        """in, plays { $place }."""

    def out(self) -> Message:
        """out"""

    def put_out(self) -> Message:
        """put out free"""

    def doubled(self) -> Message:
        """double"""

    def joined(self) -> Message:
        """in"""

    def fold(self, *, money: Sum) -> Message:
        """pay { $money } into the pot and watch"""

    def stay(self, *, rate: int) -> Message:
        """play at rate { $rate }"""

    def leads(self) -> Message:
        """you lead, and the others answer again"""

    def hand_brings(self, *, money: Sum) -> Message:
        """{ $money } from each opponent for your hand"""

    def pot_if_won(self, *, money: Sum) -> Message:
        """the pot of { $money } if you win"""

    def later(self, *, alone: Sum, beaten: Sum) -> Message:
        """if nobody stops { $alone }, or more with a further yaku; if another stops { $beaten }, and your share of …"""

    def explain_bid(self, *, rate: int) -> Message:
        """At most three play. In means at the current rate; a double makes it twice as high, up to { $rate }."""

    def explain_double(self) -> Message:
        """Who doubles leads, and all who have not folded answer again."""

    def explain_fee(self, *, money: Sum) -> Message:
        """Out, you pay { $money } into the pot, whatever the rate, and watch this deal."""

    def explain_three(self, *, rate: int) -> Message:
        """With three in, the others may only fold or double; at rate { $rate } they are put out free."""

    def explain_last(self) -> Message:
        """If all others fold, the one who is left takes the pot and the deal is over."""

    def explain_show(self) -> Message:
        """A hand yaku that you show is paid, times the rate: by the one opponent in full, or by each of two one hal…"""

    def explain_families(self) -> Message:
        """A chaff yaku and a suit yaku add up, and willows count as chaff. What you show lies open until you play i…"""

    def explain_declare(self) -> Message:
        """A captured yaku is declared after the stock card."""

    def explain_points(self, *, points: int) -> Message:
        """If nobody makes one, card points count, chaff nothing: of two players the difference, of three twice the …"""

    def explain_stop(self) -> Message:
        """Stop, and all that you have made is paid in full, the pot is yours and the deal is over."""

    def explain_sage(self) -> Message:
        """Go on (sage), and you may add to it; if nobody stops before the hands are played out, it pays half. Sever…"""

    def explain_beaten(self) -> Message:
        """If another stops first, yours is void, and you pay no more than your own share."""

class _Hanafuda:
    """The messages of `hanafuda.ftl`."""

    def fold(self, *, payer: Seat | Message, money: Sum) -> Message:
        """{ $payer } puts { $money } into the pot for folding."""

    def fold_hachiju(self, *, payer: Seat | Message, money: Sum) -> Message:
        """{ $payer } puts { $money } into the pot for folding."""

    def squeeze(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
        """{ $payer } pays { $payee } { $money } for the squeeze."""

    def hand_yaku(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money } for the hand yaku { $yaku-explained }."""

    def captured_yaku(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money } for the captured yaku { $yaku-explained }."""

    def sage_half(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money }, half of the worth of { $yaku-explained }, which went on by sage."""

    def sage_return(self, *, payer: Seat | Message, money: Sum, payee: Seat | Message, yaku: YakuKeys) -> Message:
        """{ $payer } returns { $money } to { $payee }, half of what was paid for { $yaku-explained }, which went on…"""

    def tobikomi(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money } for { $yaku-explained }: all four cards of the month were captured."""

    def nuke(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money } for { $yaku-explained }: a poor hand took 89 card points or more."""

    def mizuten(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
        """{ $payer } pays { $payee } { $money }: the dealer came in unseen and has 89 card points or more."""

    def special(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } pays { $payee } { $money } for the special yaku { $yaku-explained }."""

    def refund(self, *, payer: Seat | Message, money: Sum, payee: Seat | Message, yaku: YakuKeys) -> Message:
        """{ $payer } returns { $money } to { $payee }: { $yaku-explained } no longer counts."""

    def refund_all(self, *, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
        """{ $payer } returns { $money } to { $payee }: it no longer counts."""

    def exempt(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
        """{ $payer } gives { $payee } back { $money }, the own share of { $yaku-explained }: the hatto was exempt."""

    def card_points(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
        """{ $payer } pays { $payee } { $money } for the card points."""

    def pot(self, *, payee: Seat | Message, money: Sum) -> Message:
        """{ $payee } takes { $money } from the pot."""

    def pot_hachiju(self, *, payee: Seat | Message, money: Sum) -> Message:
        """{ $payee } takes { $money } from the pot."""

    def stone(self, *, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
        """{ $payer } deals next and puts a month stone of { $money } on { $payee }."""

    def stone_of_winner(self, *, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
        """{ $payer } has won the month and puts a month stone of { $money } on { $payee }."""

    def gimmi(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
        """{ $payer } pays { $payee } the winner's prize of { $money }."""

    def from_board(self, *, payee: Seat | Message, money: Sum, payer: Seat | Message) -> Message:
        """{ $payee } receives { $money } in month stones from { $payer }."""

    def from_bank(self, *, payee: Seat | Message, money: Sum) -> Message:
        """{ $payee } receives the winner's prize of { $money }."""

    def squeezed_for_hand(self, *, yaku: YakuKeys) -> Message:
        """It is half of the hand yaku { $yaku-explained } in the hand put out."""

    def squeezed_for_captured(self, *, yaku: YakuKeys) -> Message:
        """It is half of { $yaku-explained }, of which the hand put out held all cards."""

    def squeezed_for_cards(self) -> Message:
        """It is for the red and blue ribbons and brights in the hand put out."""

    def liable_hatto(self, *, other: Seat, payer: Seat | Message) -> Message:
        """This is the share of { $other }, which { $payer } bears for throwing a hatto card."""

    def liable_sage(self, *, other: Seat, payer: Seat | Message) -> Message:
        """This is the share of { $other }, which { $payer } bears after going on by sage."""

    def match(self, *, people: Sequence[Seat], game: Message) -> Message:
        """{ $people-and } begin a match of { $game }."""

    def draw_seats(self, *, person: Seat) -> Message:
        """The cards are drawn: { $person } deals first."""

    def draw_seats_hachiju(self, *, person: Seat) -> Message:
        """The cards are drawn: { $person } deals first."""

    def result(self, *, results: Sequence[Message]) -> Message:
        """The final result: { $results }."""

    def result_of(self, *, person: Seat, money: Sum) -> Message:
        """{ $person } { $money }"""

    def winner(self, *, people: Sequence[Seat]) -> Message:
        """The winner is { $people-and }."""

    def winners(self, *, people: Sequence[Seat]) -> Message:
        """The winners are { $people-and }."""

    def no_winner(self) -> Message:
        """Nobody wins."""

    def month_opens(self, *, n: int, person: Seat) -> Message:
        """Month { $n }: { $person } deals."""

    def deal_opens_hachiju(self, *, n: int, person: Seat) -> Message:
        """Deal { $n }: { $person } deals."""

    def field_is(self, *, kind: Message) -> Message:
        """It is { $kind }."""

    def void_month(self) -> Message:
        """This month is void and is dealt again."""

    def void_deal_hachiju(self) -> Message:
        """This deal is void and is dealt again."""

    def carried(self, *, kind: Message) -> Message:
        """Carried over to the next month: { $kind }."""

    def carried_on(self, *, kinds: Sequence[Message]) -> Message:
        """Carried over to later months: { $kinds }."""

    def redeal(self) -> Message:
        """Four cards of one month lie on the field, so the cards are dealt again."""

    def shima(self, *, month: Message, person: Seat) -> Message:
        """All four cards of the { $month } lie on the field, and { $person } takes them (shima)."""

    def next_dealer(self, *, person: Seat) -> Message:
        """{ $person } deals next."""

    def next_dealer_hachiju(self, *, person: Seat) -> Message:
        """{ $person } deals next."""

    def two_four_threes(self) -> Message:
        """Two hands hold shiso, so the year is void."""

    def ended_by_yaku(self, *, person: Seat) -> Message:
        """The captured yaku of { $person } ends the month."""

    def ended_by_yaku_hachiju(self, *, person: Seat) -> Message:
        """The captured yaku of { $person } ends the deal."""

    def ended_by_cancel(self, *, person: Seat) -> Message:
        """The cancelled sage of { $person } ends the month."""

    def played_out(self, *, person: Seat) -> Message:
        """All hands are played out, and the month goes to { $person }."""

    def played_out_hachiju(self, *, person: Seat) -> Message:
        """All hands are played out, and the deal goes to { $person }."""

    def ended_by_special(self, *, person: Seat) -> Message:
        """The special yaku of { $person } ends the month."""

    def ended_by_four_three(self, *, person: Seat) -> Message:
        """The shiso of { $person } ends the year."""

    def ended_alone(self, *, person: Seat) -> Message:
        """Only { $person } has joined, and the deal is over."""

    def ended_alone_hachiju(self, *, person: Seat) -> Message:
        """All others have folded, and the deal goes to { $person }."""

    def mizuten_said(self, *, person: Seat) -> Message:
        """{ $person } comes in unseen (mizuten)."""

    def white_card(self, *, person: Seat) -> Message:
        """{ $person } draws the white card and sits the month out."""

    def bid_in(self, *, person: Seat) -> Message:
        """{ $person } comes in."""

    def bid_out(self, *, person: Seat) -> Message:
        """{ $person } folds."""

    def bid_out_hachiju(self, *, person: Seat) -> Message:
        """{ $person } folds."""

    def bid_double(self, *, person: Seat) -> Message:
        """{ $person } doubles and leads from now on. All who have not folded answer again."""

    def squeezed(self, *, person: Seat) -> Message:
        """{ $person } is squeezed out of this month."""

    def squeezed_hachiju(self, *, person: Seat) -> Message:
        """{ $person } is put out free, for three are in at the highest rate."""

    def squeezed_holds(self, *, yaku: YakuKeys) -> Message:
        """The hand holds { $yaku-explained }."""

    def squeezed_shows(self, *, cards: Cards) -> Message:
        """It shows: { $cards }."""

    def no_choice(self) -> Message:
        """No choice was left."""

    def shows(self, *, person: Seat, yaku: YakuKeys, cards: Cards) -> Message:
        """{ $person } announces { $yaku-explained } and lays open: { $cards }."""

    def shows_closed(self, *, person: Seat, yaku: YakuKeys) -> Message:
        """{ $person } announces { $yaku-explained }."""

    def shows_nothing(self, *, person: Seat) -> Message:
        """{ $person } shows no hand yaku."""

    def play_takes(self, *, person: Seat, card: Cards, takes: Cards) -> Message:
        """{ $person } plays { $card } and takes { $takes }."""

    def play_lays(self, *, person: Seat, card: Cards) -> Message:
        """{ $person } lays { $card } on the field."""

    def turn_takes(self, *, person: Seat, card: Cards, takes: Cards) -> Message:
        """{ $person } turns { $card } and takes { $takes }."""

    def turn_lays(self, *, person: Seat, card: Cards) -> Message:
        """{ $person } turns { $card }, which stays on the field."""

    def stop(self, *, person: Seat, yaku: YakuKeys) -> Message:
        """{ $person } stops with { $yaku-explained }."""

    def sage(self, *, person: Seat, yaku: YakuKeys) -> Message:
        """{ $person } goes on with { $yaku-explained } (sage)."""

    def cancel(self, *, person: Seat, yaku: YakuKeys) -> Message:
        """{ $person } cancels the sage of { $yaku-explained } and ends the month."""

    def stop_forced(self) -> Message:
        """Going on was not possible."""

    def stop_forced_hachiju(self) -> Message:
        """It was the last card, so going on was not possible."""

    def cancel_forced(self) -> Message:
        """The last hand card had brought no new yaku."""

class _History:
    """The messages of `history.ftl`."""

    def too_large(self, *, number: int) -> Message:
        """The file is larger than { $number } bytes"""

    def long_match(self, *, number: int) -> Message:
        """The match is longer than { $number } bytes"""

    def is_packed(self) -> Message:
        """The file is compressed; unpack it first"""

    def is_fuda(self) -> Message:
        """A history is in JSON Lines, but this is a record as text; convert it: hachiya replay FILE --format jsonl"""

    def not_over(self) -> Message:
        """The match was neither finished nor ended by all its players; a history may have only matches that were"""

    def no_player(self) -> Message:
        """A player must be `person` or the name of a bot"""

    def long_name(self, *, number: int, text: str) -> Message:
        """A name is longer than { $number } characters: { $text } …"""

    def unreadable_name(self, *, text: str) -> Message:
        """The name { $text } has invisible characters"""

    def bots_name(self, *, text: str) -> Message:
        """{ $text } is reserved for a bot or for the server, and cannot be the name of a person"""

    def whose(self) -> Message:
        """The record does not say which seat is yours; give the name under which you played"""

class _Judge:
    """The messages of `judge.ftl`."""

    def in_two_piles(self, *, letters: str) -> Message:
        """{ $letters } cannot lie in two piles"""

    def no_card(self, *, given: str) -> Message:
        """{ $given } is not a card; cards are named by rank and suit, such as AS and TH, the jokers LJ and BJ"""

    def three_times(self, *, card: str) -> Message:
        """{ $card } is there three times; the pack has it twice"""

    def not_in_hand(self, *, cards: str) -> Message:
        """{ $cards } is not in the hand"""

    def several_suits(self, *, cards: str) -> Message:
        """{ $cards } is not of one suit"""

    def other_number(self, *, cards: str, number: int) -> Message:
        """{ $cards }: every play of this trick has { $number -> [one] 1 card *[other] { $number } cards }"""

    def no_suit(self, *, given: str, names: Sequence[str]) -> Message:
        """{ $given } is not a trump suit; there are { $names }"""

    def no_level(self, *, given: str, low: int, high: int) -> Message:
        """{ $given } is not a level; they go from { $low } to { $high } (ace)"""

    def nothing_led(self) -> Message:
        """The lead has no card"""

class _Keeper:
    """The messages of `keeper.ftl`."""

    def wrong(self, *, given: str) -> Message:
        """{ $given } is not possible here."""

    def head(self, *, parts: Sequence[Message]) -> Message:
        """{ $parts }"""

    def deals(self, *, seat: Seat) -> Message:
        """{ $seat } deals"""

    def rate(self, *, rate: int) -> Message:
        """rate { $rate }"""

    def repeated(self, *, what: Message) -> Message:
        """· { $what }"""

    def lacks(self, *, what: Message) -> Message:
        """Missing: { $what }"""

    def left(self) -> Message:
        """You have left the table."""

    def left_open(self, *, number: int) -> Message:
        """You have left the table; the record lacks { $number -> [one] 1 fact *[other] { $number } facts } of the o…"""

    def stored_apart(self, *, file: str, other: str) -> Message:
        """{ $file } has been changed by another program; this tally is stored in { $other } from now on."""

    def waits(self, *, number: int, what: Message) -> Message:
        """Deal { $number } must be corrected: { $what }"""

    def changed(self, *, number: int, before: Sequence[Message], after: Sequence[Message]) -> Message:
        """Deal { $number }: { $before } → { $after }"""

    def won(self, *, seat: Seat, money: Sum) -> Message:
        """{ $seat } { $money }"""

    def won_levels(self, *, seat: Seat, levels: int) -> Message:
        """{ $seat } +{ $levels }"""

    def not_settled(self) -> Message:
        """not settled"""

    def close(self) -> Message:
        """close the deal"""

    def undo(self) -> Message:
        """undo"""

    def earlier(self) -> Message:
        """correct a deal"""

    def sheet(self) -> Message:
        """sheet"""

    def leave(self) -> Message:
        """leave"""

    def who(self) -> Message:
        """Who? (number)"""

    def person(self, *, seat: Seat) -> Message:
        """{ $seat }"""

    def which_yaku(self) -> Message:
        """Which yaku? (numbers; several with spaces)"""

    def shown_cards(self) -> Message:
        """Cards that lie open (letters)"""

    def lights(self, *, cards: Cards) -> Message:
        """Brights on the field, by letters: { $cards-letters } (Enter for none)"""

    def bid_of(self, *, seat: Seat) -> Message:
        """{ $seat }?"""

    def month(self) -> Message:
        """Which month? (number)"""

    def of_month(self, *, month: int) -> Message:
        """month { $month }"""

    def fed_by(self) -> Message:
        """Thrown by whom? (hatto; Enter for nobody)"""

    def extra(self, *, most: int) -> Message:
        """Ribbons above seven, up to { $most } (Enter for none)"""

    def count(self, *, low: int, high: int) -> Message:
        """How many, { $low } to { $high }?"""

    def points_of(self, *, seat: Seat) -> Message:
        """Card points of { $seat }, or the cards of the pile by letters (Enter: the rest)"""

    def which_deal(self, *, most: int) -> Message:
        """Which deal, 1 to { $most }?"""

class _Learn:
    """The messages of `learn.ftl`."""

    def amount(self, *, number: str, unit: Message) -> Message:
        """{ $number } { $unit }"""

    def points(self, *, number: str, points: int | Message) -> Message:
        """{ $number } { $points -> [one] point *[other] points }"""

    def nothing_to_choose(self) -> Message:
        """There is nothing to choose here; a hint compares at least two choices"""

    def speaks_for(self) -> Message:
        """For it"""

    def speaks_against(self) -> Message:
        """Against it"""

    def for_match(self, *, choice: Message, n: int) -> Message:
        """To win the match: { $choice }. That wins { $n } of 100 matches more."""

    def often(self, *, n: int) -> Message:
        """{ $n -> [0] in none of 100 deals [100] in all of 100 deals *[other] in { $n } of 100 deals }"""

    def rarely(self, *, n: int) -> Message:
        """{ $n -> [0] in none [100] in all *[other] in { $n } }"""

    def more(self, *, amount: Message) -> Message:
        """{ $amount } more"""

    def less(self, *, amount: Message) -> Message:
        """{ $amount } less"""

    def with_card(self, *, card: Cards) -> Message:
        """with { $card }"""

    def with_taken(self, *, card: Cards) -> Message:
        """after taking { $card }"""

    def after_show(self, *, yaku: YakuKeys, cards: Cards) -> Message:
        """after showing { $yaku } with { $cards }"""

    def after_show_nothing(self) -> Message:
        """after showing nothing"""

    def after_look(self) -> Message:
        """after looking at the hand first"""

    def after_unseen(self) -> Message:
        """after coming in unseen"""

    def after_join(self) -> Message:
        """after coming in"""

    def after_fold(self) -> Message:
        """after folding"""

    def after_fold_hachiju(self) -> Message:
        """after folding"""

    def after_double(self, *, rate: int) -> Message:
        """after doubling to { $rate }"""

    def after_stop(self) -> Message:
        """after stopping"""

    def after_stop_hachiju(self) -> Message:
        """after stopping"""

    def after_sage(self) -> Message:
        """after going on"""

    def after_cancel(self) -> Message:
        """after cancelling the sage"""

    def after_go_on(self) -> Message:
        """after playing on"""

    def with_playing(self, *, playing: Pack) -> Message:
        """with { $playing }"""

    def after_burying(self, *, playing: Pack) -> Message:
        """after burying { $playing }"""

    def after_declare(self, *, playing: Pack) -> Message:
        """after showing { $playing }"""

    def after_declare_pair(self, *, playing: Pack) -> Message:
        """after showing the pair { $playing } { $playing }"""

    def after_declare_nothing(self) -> Message:
        """after showing nothing"""

    def yaku_home(self, *, yaku: YakuKeys, often: Message, other: Message, rarely: Message) -> Message:
        """It leads to { $yaku-explained } { $often }; { $other }, { $rarely }."""

    def yaku_home_with(
        self, *, cards: Cards, yaku: YakuKeys, often: Message, other: Message, rarely: Message
    ) -> Message:
        """{ $cards } { $cards-count -> [one] counts *[other] count } for { $yaku-explained }, which is made { $ofte…"""

    def yaku_given(self, *, person: Seat, yaku: YakuKeys, often: Message, other: Message, rarely: Message) -> Message:
        """{ $person } makes { $yaku-explained } { $often }; { $other }, { $rarely }."""

    def yaku_kept(
        self, *, person: Seat, cards: Cards, yaku: YakuKeys, often: Message, other: Message, rarely: Message
    ) -> Message:
        """{ $person } could use { $cards } for { $yaku-explained }, and makes it { $often }; { $other }, { $rarely …"""

    def yaku_thrown(self, *, cards: Cards, person: Seat, yaku: YakuKeys, often: Message, rarely: Message) -> Message:
        """On the field, { $cards } helps { $person } to { $yaku-explained }: { $often }, instead of { $rarely }."""

    def stop_pays(self, *, amount: Message) -> Message:
        """Stopping brings { $amount } at once, for certain."""

    def sage_keeps(self, *, amount: Message) -> Message:
        """Going on still brings { $amount } in all if no yaku is added."""

    def made_more(self, *, often: Message) -> Message:
        """Going on adds a yaku { $often }."""

    def hatto(self, *, often: Message, other: Message, rarely: Message) -> Message:
        """Hatto has to be paid for { $often }; { $other }, { $rarely }."""

    def hatto_card(self, *, card: Cards, person: Seat, yaku: YakuKeys, often: Message) -> Message:
        """{ $card } is hatto: { $person } lacks one card for { $yaku-explained }, and whoever plays it pays for all…"""

    def own_yaku(self, *, change: Message, other: Message) -> Message:
        """Captured yaku bring { $change } on average than { $other }."""

    def own_yaku_above(self, *, yaku: YakuKeys, change: Message, other: Message) -> Message:
        """Captured yaku, above all { $yaku-explained }, bring { $change } on average than { $other }."""

    def others_yaku(self, *, change: Message, other: Message) -> Message:
        """Others’ captured yaku cost { $change } on average than { $other }."""

    def others_yaku_above(self, *, yaku: YakuKeys, change: Message, other: Message) -> Message:
        """Others’ captured yaku, above all { $yaku-explained }, cost { $change } on average than { $other }."""

    def hatto_shares(self, *, change: Message, other: Message) -> Message:
        """Hatto costs { $change } on average than { $other }."""

    def sage_shares(self, *, change: Message, other: Message) -> Message:
        """The duty to pay for all after going on costs { $change } on average than { $other }."""

    def special_yaku(self, *, change: Message, other: Message) -> Message:
        """Special and attached yaku, received less paid, bring { $change } on average than { $other }."""

    def special_yaku_above(self, *, yaku: YakuKeys, change: Message, other: Message) -> Message:
        """Special and attached yaku, above all { $yaku-explained }, bring { $change } on average than { $other }."""

    def hand_yaku(self, *, change: Message, other: Message) -> Message:
        """Hand yaku, received less paid, bring { $change } on average than { $other }."""

    def card_points(self, *, change: Message, other: Message) -> Message:
        """Card points bring { $change } on average than { $other }."""

    def card_points_taken(self, *, cards: Cards, worth: int, change: Message, other: Message) -> Message:
        """It takes { $cards }, { $worth } card points: in the end card points bring { $change } on average than { $…"""

    def card_points_missed(self, *, cards: Cards, worth: int, amount: Message) -> Message:
        """It does not take { $cards }, { $worth } card points: on average that costs { $amount }."""

    def card_points_thrown(self, *, cards: Cards, worth: int, amount: Message) -> Message:
        """On the field, { $cards } gives the others { $worth } card points: on average that costs { $amount }."""

    def fees(self, *, change: Message, other: Message) -> Message:
        """Fees and the pot, received less paid, bring { $change } on average than { $other }."""

    def match_end(self, *, change: Message, other: Message) -> Message:
        """Month stones and the end of the match bring { $change } on average than { $other }."""

    def throw_fails(self, *, often: Message, other: Message, rarely: Message) -> Message:
        """The throw is wrong { $often }; { $other }, { $rarely }."""

    def tops(self, *, playing: Pack) -> Message:
        """Nobody can beat { $playing }."""

    def declares(self, *, pair: Sequence[Seat], often: Message, other: Message, rarely: Message) -> Message:
        """{ $pair-partners } become declarers { $often }; { $other }, { $rarely }."""

    def deal_won(self, *, pair: Sequence[Seat], often: Message, other: Message, rarely: Message) -> Message:
        """{ $pair-partners } win the deal { $often }; { $other }, { $rarely }."""

    def trick_won(self, *, pair: Sequence[Seat], often: Message, other: Message, rarely: Message) -> Message:
        """{ $pair-partners } win this trick { $often }; { $other }, { $rarely }."""

    def trick_points(
        self, *, pair: Sequence[Seat], points: int | Message, other: Message, fewer: int | Message
    ) -> Message:
        """On balance this trick brings { $pair-partners } { $points } on average; { $other }, { $fewer }."""

    def opponents_points(self, *, points: int | Message, other: Message, fewer: int | Message) -> Message:
        """The opponents end the deal with { $points -> [one] 1 point *[other] { $points } points } on average; { $o…"""

    def in_all(self, *, pair: Sequence[Seat], change: Message, other: Message) -> Message:
        """In the rest of the deal { $pair-partners } gain { $change } on average than { $other }."""

class _Match:
    """The messages of `match.ftl`."""

    def wrong_names(self, *, number: int, other: int) -> Message:
        """There { $number -> [one] is 1 name *[other] are { $number } names } for { $other } seats"""

    def no_seat(self, *, number: int, other: int) -> Message:
        """There is no seat { $number }; the seats are 0 … { $other }"""

    def deal_waits(self, *, seat: Seat, names: Sequence[str]) -> Message:
        """No deal is due: { $seat } is to choose first; legal: { $names }"""

    def deal_first(self) -> Message:
        """A deal is due first: deal()"""

    def no_choice(self, *, seat: Seat, given: str, names: Sequence[str]) -> Message:
        """{ $seat } cannot choose { $given }; legal: { $names }"""

    def not_in_deck(self, *, given: str, cards: int) -> Message:
        """There is no card { $given } left; a deck is each of the { $cards } cards exactly once"""

    def wrong_name(self, *, given: str) -> Message:
        """{ $given } cannot be a name: it has a half of a letter, which no file can have"""

    def wrong_range(self, *, name: str, low: int, high: int, given: str) -> Message:
        """{ $name } is a whole number from { $low } to { $high }, not { $given }"""

    def no_past(self) -> Message:
        """There is nothing to take back"""

    def no_language(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no language { $given }; the languages are: { $names }"""

    def wrong_number(self, *, name: str, number: int, given: str) -> Message:
        """{ $name } is a whole number from 0 to { $number }, not { $given }"""

    def head(self, *, game: Message, deal: Message) -> Message:
        """{ $game }, { $deal }"""

    def seat(self) -> Message:
        """seat"""

    def hand(self) -> Message:
        """hand"""

    def shown(self) -> Message:
        """shown"""

    def captured(self) -> Message:
        """captured"""

    def made(self) -> Message:
        """yaku"""

    def score(self) -> Message:
        """score"""

    def field(self) -> Message:
        """field"""

    def pending(self) -> Message:
        """to be taken with"""

    def stock(self, *, cards: int) -> Message:
        """stock: { $cards }"""

    def trick(self) -> Message:
        """trick"""

    def stage(self) -> Message:
        """level"""

    def trumps(self) -> Message:
        """trumps"""

    def no_suit(self) -> Message:
        """no suit"""

    def rank(self) -> Message:
        """rank"""

    def taken(self) -> Message:
        """points won"""

    def drawn(self, *, drawn: int) -> Message:
        """drawn: { $drawn }"""

    def to_choose(self, *, name: str) -> Message:
        """{ $name } is to choose"""

    def to_deal(self) -> Message:
        """A deal is due"""

    def over(self) -> Message:
        """The match is over"""

    def hint(self, *, number: int, unit: Message) -> Message:
        """What each choice brings until the end of the deal, on average over { $number } ways in which the hidden c…"""

    def choice(self) -> Message:
        """choice"""

    def brings(self) -> Message:
        """brings"""

    def behind(self) -> Message:
        """behind the best"""

class _Meet:
    """The messages of `meet.ftl`."""

    def begun(self) -> Message:
        """The cards have been dealt; this is possible only before the first deal"""

    def no_sitter(self) -> Message:
        """No person sits in this seat"""

    def not_welcome(self) -> Message:
        """This table does not admit spectators"""

    def lobby_full(self) -> Message:
        """The lobby has no room for another table; join one of its tables, or try again in a minute"""

    def not_in_lobby(self) -> Message:
        """This table can be joined only by invitation"""

    def too_chatty(self) -> Message:
        """Too many messages at once; wait a little so that others can read them"""

    def chat_full(self) -> Message:
        """The chat of this table is full"""

    def silenced(self) -> Message:
        """The person who opened the table has silenced this seat"""

    def phrases_only(self) -> Message:
        """Only ready-made phrases are allowed at this table"""

class _Odds:
    """The messages of `odds.ftl`."""

    def hand_yaku(self) -> Message:
        """Hand yaku: how many hands make which, and what they bring"""

    def field(self) -> Message:
        """The kinds of field, their months in a year, and overtime"""

    def shima(self) -> Message:
        """All four cards of a month on the field (shima)"""

    def first_cards(self) -> Message:
        """Hand yaku, when one has seen one's first k cards"""

    def stage_cards(self) -> Message:
        """Level cards and pairs held after k draws"""

    def none(self) -> Message:
        """none"""

    def total(self) -> Message:
        """total"""

    def value(self) -> Message:
        """value"""

    def any_hand_yaku(self) -> Message:
        """any hand yaku"""

    def chance_of_first_cards(self) -> Message:
        """chance of these first cards"""

    def mean_income(self) -> Message:
        """mean income in a small field, from both payers"""

    def mean_income_at_rate(self) -> Message:
        """mean income at rate 1, from all payers"""

    def compounds(self) -> Message:
        """Compounds"""

    def in_all(self) -> Message:
        """In all"""

    def aka_of_five(self) -> Message:
        """aka with five ribbons or more, willow's included"""

    def aka_of_seven(self) -> Message:
        """aka of seven ribbons"""

    def income_first_month(self) -> Message:
        """mean income in the first month, whatever its field"""

    def income_of_year(self) -> Message:
        """mean income in a month of a whole year"""

    def with_these_cards(self) -> Message:
        """Hands that have these cards"""

    def by_months(self) -> Message:
        """By the months of the first cards"""

    def by_kinds(self) -> Message:
        """By the kinds of the first cards"""

    def shape(self, *, shape: str) -> Message:
        """{ $shape }"""

    def kasu_alone(self) -> Message:
        """chaff alone"""

    def one_ribbon(self) -> Message:
        """one ribbon"""

    def ribbons(self) -> Message:
        """ribbons"""

    def one_animal(self) -> Message:
        """one animal"""

    def one_light(self) -> Message:
        """one bright"""

    def others(self) -> Message:
        """others"""

    def nothing_carried(self) -> Message:
        """nothing carried"""

    def large_carried(self) -> Message:
        """large carried"""

    def grand_carried(self) -> Message:
        """grand carried"""

    def months(self, *, number: int) -> Message:
        """months of { $number }"""

    def long_run(self) -> Message:
        """in the long run"""

    def kinds(self) -> Message:
        """Kinds of field"""

    def left_dropped(self) -> Message:
        """anything (it is dropped)"""

    def left_overtime(self) -> Message:
        """anything (overtime)"""

    def left_grand(self) -> Message:
        """grand"""

    def left_large(self) -> Message:
        """large alone"""

    def left(self) -> Message:
        """Left after the last month"""

    def in_a_deal(self) -> Message:
        """in a deal"""

    def dealt_anew(self) -> Message:
        """a deal is dealt anew"""

    def at_least_once(self, *, number: int) -> Message:
        """at least once in { $number } deals"""

    def four_of_a_month(self) -> Message:
        """Four of a month"""

    def field_then(self) -> Message:
        """The field then"""

    def held(self, *, number: int) -> Message:
        """{ $number } held"""

    def stage_pair(self) -> Message:
        """level pair"""

    def joker_pair(self) -> Message:
        """joker pair"""

    def drawn(self, *, number: int) -> Message:
        """{ $number } drawn"""

    def by_draws(self) -> Message:
        """By the number of draws"""

    def points(self, *, value: str) -> Message:
        """{ $value } points"""

    def worth_kan(self, *, number: int) -> Message:
        """{ $number } kan"""

    def worth_points(self, *, number: int) -> Message:
        """{ $number -> [one] 1 point *[other] { $number } points }"""

    def measure_chance(self) -> Message:
        """chance"""

    def measure_months(self) -> Message:
        """months"""

    def measure_points(self) -> Message:
        """points"""

    def drawn_into(self, *, file: str) -> Message:
        """Drawn into { $file }"""

    def wrong_picture(self, *, files: Sequence[str], file: str) -> Message:
        """The name of a plot ends in { $files }, unlike { $file }"""

    def needs_matplotlib(self) -> Message:
        """Drawing needs matplotlib, which is not installed; pip install 'hachiya[plot]' brings it"""

class _Picture:
    """The messages of `picture.ftl`."""

    def no_theme(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no theme { $given }; the themes are: { $names }"""

    def no_card(self, *, given: str) -> Message:
        """There is no card { $given }; flower cards are the letters A–Z and a–v, playing cards are names such as AS…"""

    def no_subject(self, *, given: str) -> Message:
        """{ $given } cannot be drawn; a match, a view or cards can"""

class _Position:
    """The messages of `position.ftl`."""

    def header(self, *, text: str) -> Message:
        """A position begins with the line { $text }"""

    def game(self) -> Message:
        """The second line names the game, for example: game sannin v1 seats 3"""

    def lacks(self, *, key: str) -> Message:
        """The line { $key } is missing"""

    def no_key(self, *, given: str, keys: Sequence[str]) -> Message:
        """There is no key { $given }; the keys are: { $keys }"""

    def twice(self, *, key: str) -> Message:
        """{ $key } stands here a second time"""

    def no_value(self, *, key: str) -> Message:
        """{ $key } needs a value; for nothing write -"""

    def no_number(self, *, key: str, low: int, high: int, given: str) -> Message:
        """{ $key } needs a number from { $low } to { $high }, not { $given }"""

    def wrong(self, *, given: str, right: str) -> Message:
        """{ $given } cannot be read here; a right line is for example: { $right }"""

    def wrong_stock(self) -> Message:
        """The stock is every card that lies nowhere else, exactly once"""

    def hidden(self) -> Message:
        """Cards are hidden, but no line says whose view this is, for example: viewer 0"""

    def not_open(self, *, viewer: str, seat: str) -> Message:
        """Seat { $viewer } sees only the open cards of this hand: hide the others with ?, or name them in a line: o…"""

    def wrong_count(self, *, key: str, number: int, other: int) -> Message:
        """{ $key } needs { $number -> [one] 1 value *[other] { $number } values }, not { $other }"""

    def impossible(self) -> Message:
        """These lines do not fit together"""

    def card_twice(self, *, card: str, places: Sequence[str]) -> Message:
        """The card { $card } lies in too many places: { $places }"""

    def wrong_hand(self, *, key: str, number: int, other: int) -> Message:
        """{ $key } must have { $number -> [one] 1 card *[other] { $number } cards }, not { $other }"""

class _Preview:
    """The messages of `preview.ftl`."""

    def house(self) -> Message:
        """Hachiya, the house of eights"""

    def invitation(self) -> Message:
        """You are invited"""

    def invitation_by(self, *, name: str) -> Message:
        """{ $name } invites you"""

    def invitation_text(self) -> Message:
        """Follow the link and take the seat. Nothing is installed, and nobody registers."""

    def replay(self) -> Message:
        """A match to look at"""

    def replay_text(self) -> Message:
        """Card by card, with all hands open."""

    def puzzle(self) -> Message:
        """A puzzle"""

    def puzzle_text(self) -> Message:
        """One choice, and what it is worth. Find the best one."""

    def rules(self) -> Message:
        """The rules of a table"""

    def rules_text(self) -> Message:
        """Read them, keep the score of a real table by them, or play by them."""

class _Puzzle:
    """The messages of `puzzle.ftl`."""

    def bad_line(self, *, number: int, what: Message) -> Message:
        """Line { $number } is not a puzzle: { $what }"""

    def no_json(self) -> Message:
        """The line is not a JSON object"""

    def lacks(self, *, key: str) -> Message:
        """`{ $key }` is missing or invalid"""

    def obvious(self, *, given: str) -> Message:
        """Its solution { $given } is the obvious choice"""

    def not_clear(self, *, given: str) -> Message:
        """Its best choice { $given } is not better than the others by the required margin"""

    def no_game(self, *, given: str, names: Sequence[str]) -> Message:
        """There are no puzzles for { $given }; there are puzzles for: { $names }"""

    def no_puzzle(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no puzzle { $given }; the puzzles are: { $names }"""

    def title(self, *, name: str, game: Message, person: Seat) -> Message:
        """{ $name }: { $game }, { $person } to choose"""

    def choices(self, *, names: Sequence[str]) -> Message:
        """Choices: { $names }"""

    def solution(self, *, choice: Message, amount: Message) -> Message:
        """Best is “{ $choice }”, worth { $amount }:"""

    def other(self, *, choice: Message, amount: Message) -> Message:
        """“{ $choice }”: { $amount }"""

    def checked(self, *, number: int) -> Message:
        """{ $number } { $number -> [one] puzzle is *[other] puzzles are } sound"""

class _Record:
    """The messages of `record.ftl`."""

    def at_line(self, *, line: int, what: Message) -> Message:
        """Line { $line }: { $what }"""

    def at_column(self, *, line: int, column: int, what: Message) -> Message:
        """Line { $line }, column { $column }: { $what }"""

    def empty_file(self) -> Message:
        """The file is empty"""

    def long_line(self, *, number: int) -> Message:
        """The line is longer than { $number } bytes"""

    def byte_order_mark(self) -> Message:
        """The file begins with a byte order mark (BOM); save it as UTF-8 without BOM"""

    def no_text(self) -> Message:
        """Not UTF-8 text (a binary file?)"""

    def ends_in_character(self) -> Message:
        """The file ends inside a character"""

    def ends_in_line(self) -> Message:
        """The file ends inside this line"""

    def damaged_gzip(self) -> Message:
        """The compressed file is damaged"""

    def empty_line(self) -> Message:
        """An empty line; expected an event"""

    def not_json(self, *, why: str) -> Message:
        """Not JSON: { $why }"""

    def long_number(self) -> Message:
        """The number is too long"""

    def no_number(self, *, key: str) -> Message:
        """{ $key } is not a valid number"""

    def key_twice(self, *, key: str) -> Message:
        """The key { $key } is there twice"""

    def too_deep(self) -> Message:
        """Nested too deep"""

    def expected(self, *, expected: Sequence[Message]) -> Message:
        """Expected { $expected-or }"""

    def expected_not(self, *, expected: Sequence[Message], found: str) -> Message:
        """Expected { $expected-or }, not { $found }"""

    def expected_at(self, *, place: str, expected: Sequence[Message], found: str) -> Message:
        """{ $place }: expected { $expected-or }, not { $found }"""

    def unknown_key(self, *, name: str, key: str, keys: Sequence[str]) -> Message:
        """{ $name } has no key { $key }; its keys: { $keys }"""

    def needs_key(self, *, name: str, key: str) -> Message:
        """{ $name } needs the key \"{ $key }\""""

    def needs_tag(self, *, key: str, names: Sequence[str]) -> Message:
        """Needs the key \"{ $key }\", one of: { $names }"""

    def unknown_event(self, *, found: str, names: Sequence[str]) -> Message:
        """Unknown event { $found }; known: { $names }"""

    def unknown_fact(self, *, found: str, names: Sequence[str]) -> Message:
        """Unknown fact { $found }; known: { $names }"""

    def one_half(self) -> Message:
        """`entropy` needs either \"sha256\" or \"words\""""

    def hidden_cards(self) -> Message:
        """Unknown cards (?) stand only in a record whose match line names a viewer"""

    def an_integer(self) -> Message:
        """an integer"""

    def a_string(self) -> Message:
        """a string"""

    def utf8_text(self) -> Message:
        """text that UTF-8 can write"""

    def true_or_false(self) -> Message:
        """true or false"""

    def a_list(self) -> Message:
        """a list"""

    def seat_and_card(self) -> Message:
        """[seat, card]"""

    def an_object(self) -> Message:
        """an object"""

    def taken_cards(self) -> Message:
        """0, 1 or 3 cards"""

    def a_stage(self) -> Message:
        """a level (0 or 2 … 14)"""

    def nothing(self) -> Message:
        """null"""

    def at_least(self, *, number: int) -> Message:
        """at least { $number }"""

    def at_most(self, *, number: int) -> Message:
        """at most { $number }"""

    def entries_at_least(self, *, number: int) -> Message:
        """at least { $number } { $number -> [one] entry *[other] entries }"""

    def entries_at_most(self, *, number: int) -> Message:
        """at most { $number } { $number -> [one] entry *[other] entries }"""

    def characters_at_most(self, *, number: int) -> Message:
        """at most { $number } characters"""

    def no_card_thrice(self, *, card: str, number: int) -> Message:
        """no card more than twice ({ $card } is there { $number } times)"""

    def one_of(self, *, names: Sequence[str]) -> Message:
        """{ $names-or }"""

    def known_first(self) -> Message:
        """the unknown cards (?) after the known"""

    def flower_cards(self, *, found: str) -> Message:
        """cards A–Z, a–v (there is no { $found })"""

    def each_once(self, *, card: str) -> Message:
        """each card once ({ $card } is there twice)"""

    def in_order(self, *, cards: str) -> Message:
        """cards in the order A–Z, a–v (\"{ $cards }\")"""

    def cards_exactly(self, *, number: int, other: int) -> Message:
        """exactly { $number } cards ({ $other } here)"""

    def cards_at_least(self, *, number: int) -> Message:
        """at least { $number } { $number -> [one] card *[other] cards }"""

    def cards_at_most(self, *, number: int, other: int) -> Message:
        """at most { $number } cards ({ $other } here)"""

    def one_card(self) -> Message:
        """one card (A–Z, a–v)"""

    def playing_card(self) -> Message:
        """a card (2–9 T J Q K A with S H D C; LJ, BJ)"""

    def hex_digits(self) -> Message:
        """64 hexadecimal digits (0–9, a–f)"""

    def a_word(self) -> Message:
        """a word of letters, digits and _"""

    def words_of_line(self, *, keys: Sequence[str]) -> Message:
        """one of: { $keys }"""

    def line_like(self, *, text: str) -> Message:
        """\"{ $text }\" …"""

    def value_of(self, *, name: str, key: str) -> Message:
        """{ $name }'s { $key }"""

    def only_once(self, *, key: str) -> Message:
        """{ $key } only once"""

    def not_both(self, *, key: str, name: str) -> Message:
        """either { $key } or { $name }, not both"""

    def any_of(self, *, keys: Sequence[str]) -> Message:
        """{ $keys }"""

    def end_of_line(self) -> Message:
        """the end of the line"""

    def value_for(self, *, key: str) -> Message:
        """a value for { $key }"""

    def from_to(self) -> Message:
        """from>to, such as 2>1 or 0>pot"""

    def draw_like(self) -> Message:
        """seat:card, such as 0:A"""

    def bare_word(self) -> Message:
        """a word without quotes"""

    def quoted_text(self) -> Message:
        """text in quotes (\"…\")"""

    def marked(self, *, key: str, text: str) -> Message:
        """\"{ $key }\", such as { $text }"""

    def yes_or_no(self) -> Message:
        """yes or no"""

    def game_name(self) -> Message:
        """the name of a game"""

    def closing_bracket(self) -> Message:
        """a closing \")\""""

    def closing_quote(self) -> Message:
        """a closing quote (\")"""

    def json_text(self) -> Message:
        """text quoted as in JSON (\\\" \\\\ \\n \\u…)"""

    def option_list(self) -> Message:
        """option=value, …"""

    def option_of(self, *, name: str, keys: Sequence[str]) -> Message:
        """an option of { $name } ({ $keys })"""

    def facts_indented(self) -> Message:
        """the facts of a tally only on indented lines"""

    def header_first(self, *, text: str) -> Message:
        """\"{ $text }\" as the first line"""

    def header(self, *, text: str) -> Message:
        """\"{ $text }\" (the version this program reads)"""

    def begins_early(self) -> Message:
        """A new match begins before the last one has ended"""

    def begins_with_match(self) -> Message:
        """A record begins with a `match` event"""

    def seen_by(self, *, viewer: str) -> Message:
        """This is what viewer { $viewer } saw; only the full record can be replayed"""

    def begins_at_position(self) -> Message:
        """A match that was opened at a position cannot be played again, because its record has no beginning"""

    def unknown_version(self, *, game: Message, version: int, right: int) -> Message:
        """{ $game } version { $version } is unknown; this program plays version { $right }"""

    def lacks_options(self, *, names: Sequence[str]) -> Message:
        """`options` lacks { $names }"""

    def names_of_seats(self, *, number: int, other: int) -> Message:
        """`names` has { $number -> [one] 1 name *[other] { $number } names } for { $other } seats"""

    def players_of_seats(self, *, number: int, other: int) -> Message:
        """`players` has { $number -> [one] 1 player *[other] { $number } players } for { $other } seats"""

    def seats_before_deal(self) -> Message:
        """`draw_seats` stands before the first deal"""

    def other_first_dealer(self, *, seat: Seat, wrong: Seat) -> Message:
        """By these draws { $seat } is the first dealer, not { $wrong }"""

    def no_seat(self, *, seat: Seat) -> Message:
        """There is no { $seat }"""

    def disagrees(self, *, key: str, text: str) -> Message:
        """`{ $key }` is wrong; the right line is { $text }"""

    def was_due(self, *, name: str, text: str) -> Message:
        """Found `{ $name }` where this was expected: { $text }"""

    def line_was_due(self, *, name: str, key: str) -> Message:
        """Found `{ $name }` where `{ $key }` was expected"""

    def line_of_seat_was_due(self, *, name: str, names: Sequence[str], seat: Seat) -> Message:
        """Found `{ $name }` where { $names-or } of { $seat } was expected"""

    def line_of_other_was_due(self, *, name: str, wrong: Seat, names: Sequence[str], seat: Seat) -> Message:
        """Found `{ $name }` of { $wrong } where { $names-or } of { $seat } was expected"""

    def payment_not_due(self, *, texts: Sequence[str]) -> Message:
        """This payment is not due; due: { $texts }"""

    def ended(self, *, what: Message, reason: Message) -> Message:
        """{ $what }: { $reason }"""

    def had_to_stop(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """the month is over, { $seat } had to stop with { $yaku }"""

    def had_to_cancel(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """the month is over, { $seat } had to cancel with { $yaku } on the last hand card"""

    def takes_one_of(self, *, card: str, cards: str) -> Message:
        """{ $card } takes one of { $cards }: `takes` must say which"""

    def cannot_show(self, *, legal: Sequence[Message]) -> Message:
        """This hand cannot show that; legal: { $legal } (aka may keep up to four ribbons hidden)"""

    def never_dealt(self, *, cards: str) -> Message:
        """These cards are never dealt: { $cards }"""

    def dealt_twice(self, *, names: Sequence[str]) -> Message:
        """These cards are dealt twice: { $names }"""

    def hand_size(self, *, number: int, other: int) -> Message:
        """A deal gives { $number } cards to each of { $other } seats"""

    def field_size(self, *, number: int) -> Message:
        """{ $number } cards lie on the field"""

    def pack_size(self, *, cards: str, more: str) -> Message:
        """Each card is dealt twice; too often: { $cards }, too few: { $more }"""

    def drawn_too_early(self, *, number: int, other: int) -> Message:
        """`drawn` { $number }: nothing can be declared before { $other -> [one] 1 card is *[other] { $other } cards…"""

    def cannot_declare(self, *, seat: Seat, cards: str, number: int, legal: Sequence[Message]) -> Message:
        """{ $seat } cannot declare { $cards } with { $number -> [one] 1 card *[other] { $number } cards } drawn; le…"""

    def hands_alone(self, *, number: int, other: int) -> Message:
        """In a deal with `hands` only, every declaration has `drawn` { $number }, not { $other }"""

    def nothing_to_declare(self, *, seat: Seat, cards: str, number: int) -> Message:
        """{ $seat } cannot declare { $cards } with { $number -> [one] 1 card *[other] { $number } cards } drawn; le…"""

    def follow_size(self, *, number: int, other: int) -> Message:
        """{ $number -> [one] 1 card follows *[other] { $number } cards follow } a lead of { $other }; legal: { $oth…"""

    def after_cards(self, *, cards: str, what: Message) -> Message:
        """After { $cards }: { $what }"""

class _Reel:
    """The messages of `reel.ftl`."""

    def no_deals(self) -> Message:
        """The record has no deals"""

    def too_many_deals(self, *, most: int) -> Message:
        """The file has more than { $most } deals; split it"""

    def too_long(self, *, seconds: int) -> Message:
        """The verification of the file takes longer than { $seconds } seconds up to here; split it"""

    def running(self) -> Message:
        """This match is still being played; it can be watched now, and replayed when it is over"""

    def forgotten(self) -> Message:
        """The server no longer has the file; send it again"""

    def no_deal(self) -> Message:
        """The record has no such deal or seat"""

class _Review:
    """The messages of `review.ftl`."""

    def head(self, *, game: Message, number: int, worlds: int) -> Message:
        """{ $game }: { $number } { $number -> [one] decision *[other] decisions } judged from what each seat saw, i…"""

    def of_match(self, *, n: int, what: Message) -> Message:
        """{ $n }. { $what }"""

    def nothing(self) -> Message:
        """This record has no decision that could be judged"""

    def won(self, *, unit: Message) -> Message:
        """won ({ $unit })"""

    def luck(self) -> Message:
        """by the cards"""

    def skill(self) -> Message:
        """skill a deal"""

    def lost(self) -> Message:
        """lost by choices"""

    def good(self) -> Message:
        """as good as the best"""

    def note(self, *, bot: Message) -> Message:
        """By the cards: what { $bot } in every seat wins with the same deals. Skill a deal: what was won beyond tha…"""

    def by_kind(self) -> Message:
        """Choices as good as the best, and what the others lost"""

    def kind_card(self) -> Message:
        """hand card"""

    def kind_take(self) -> Message:
        """which card to take"""

    def kind_sage(self) -> Message:
        """stop or sage"""

    def kind_show(self) -> Message:
        """showing"""

    def kind_bid(self) -> Message:
        """bids"""

    def kind_declare(self) -> Message:
        """declaring"""

    def kind_bury(self) -> Message:
        """burying"""

    def kind_lead(self) -> Message:
        """leads"""

    def kind_follow(self) -> Message:
        """follows"""

    def course(self) -> Message:
        """Won in each deal, and in brackets what the cards would have brought"""

    def dearest(self) -> Message:
        """The dearest moments"""

    def nothing_dear(self) -> Message:
        """No choice was surely worse than the best."""

    def moment(
        self, *, n: int, chapter: Message, person: Seat, choice: Message, amount: Message, better: Message
    ) -> Message:
        """{ $n }. { $chapter }, { $person }: “{ $choice }” cost { $amount }; “{ $better }” was better."""

class _Serve:
    """The messages of `serve.ftl`."""

    def no_page(self) -> Message:
        """There is nothing at this address"""

    def wrong_method(self) -> Message:
        """This address does not accept this method"""

    def no_table(self) -> Message:
        """There is no such table"""

    def outdated(self) -> Message:
        """This table was begun under another version of the rules: it cannot be continued, but its record can be re…"""

    def damaged(self) -> Message:
        """The record of this table is damaged"""

    def not_your_seat(self) -> Message:
        """This seat belongs to someone else; open it with its recovery link, or look on as a spectator"""

    def no_person(self) -> Message:
        """This browser has not played at any table here yet"""

    def no_phrase(self) -> Message:
        """No player here has this recovery phrase. Type the twelve words of the newest phrase, with their spelling …"""

    def wrong_origin(self) -> Message:
        """This request comes from another site"""

    def too_large(self, *, limit: int) -> Message:
        """The body is larger than { $limit } bytes"""

    def too_slow(self) -> Message:
        """The body did not arrive in time"""

    def not_json(self) -> Message:
        """The body must be application/json"""

    def too_many(self) -> Message:
        """Too many requests from here; wait a little"""

    def too_fast(self) -> Message:
        """Too many messages at once; wait a little"""

    def not_invited(self) -> Message:
        """This invitation is not valid for the seat, or no longer valid; ask the person who opened the table for a …"""

    def seat_taken(self) -> Message:
        """This seat is already taken"""

    def not_host(self) -> Message:
        """Only the person who has opened the table may do that"""

    def others_to_come(self) -> Message:
        """The match begins when all seats of the table are taken"""

    def not_over(self) -> Message:
        """The match is not over yet"""

    def not_alone(self) -> Message:
        """Only a person who plays against bots alone can take back choices, or play on from an earlier moment"""

    def played_elsewhere(self) -> Message:
        """This match was played elsewhere and only its record is here: it can be replayed, but not continued"""

    def no_moment(self) -> Message:
        """The match has no such moment, or no choice follows it"""

    def store_failed(self) -> Message:
        """The table could not be stored or read just now; nothing has changed, try again"""

    def draining(self) -> Message:
        """This server ends soon and opens no new tables; try again in a moment"""

    def needs_server(self) -> Message:
        """This needs a server: there is none behind this page, and everything stays on this device"""

    def banned(self) -> Message:
        """The operator of this server has banned your address"""

    def not_banned(self, *, address: str) -> Message:
        """{ $address } is not banned"""

    def broken(self) -> Message:
        """The server failed; no table is lost"""

    def unbuilt(self) -> Message:
        """The server runs, but the page has not been built: run `make install` and start it again"""

    def broken_off(self) -> Message:
        """The connection was lost"""

    def stale(self) -> Message:
        """The table has changed since this choice was made; choose again"""

    def looks_on(self) -> Message:
        """Spectators cannot play"""

    def no_words_asked(self) -> Message:
        """The table is not waiting for words for the shuffle, or the time for them is over"""

    def said_otherwise(self) -> Message:
        """These words are not the words that were promised for the shuffle"""

    def unread(self) -> Message:
        """This is not a message of the protocol"""

    def name_length(self, *, most: int) -> Message:
        """A name must have 1 to { $most } visible characters"""

    def name_reserved(self) -> Message:
        """This is the name of a bot or a guest; choose another name"""

    def text_length(self, *, most: int) -> Message:
        """A line of chat must have 1 to { $most } visible characters"""

    def wrong_part(self, *, part: str, why: str) -> Message:
        """{ $part }: { $why }"""

    def in_use(self, *, address: str) -> Message:
        """{ $address } is in use, perhaps by another Hachiya server; choose another port"""

    def no_host(self, *, given: str) -> Message:
        """There is no host { $given }: name an address of this machine, such as 127.0.0.1 (this machine alone) or 0…"""

    def not_ours(self, *, given: str) -> Message:
        """{ $given } is not an address of this machine, which can listen on 127.0.0.1 (this machine alone), 0.0.0.0…"""

    def not_allowed(self, *, address: str) -> Message:
        """This user may not listen on { $address }; ports below 1024 are for root"""

    def cannot_listen(self, *, address: str, why: str) -> Message:
        """Cannot listen on { $address }: { $why }"""

    def no_public_url(self, *, given: str) -> Message:
        """A public address consists of http:// or https://, a host name, and optionally a port and a path, such as …"""

    def no_proxy(self, *, given: str) -> Message:
        """A proxy must be an address or a network, such as 10.0.0.5 or 10.0.0.0/8, not { $given }"""

    def no_peer_address(self, *, given: str) -> Message:
        """An address for other servers has a host and a port, such as 10.0.0.5:8089, not { $given }"""

    def peers_need_postgres(self) -> Message:
        """Several servers can share only a PostgreSQL database; with SQLite leave --peers out"""

    def needs_peers(self) -> Message:
        """Other servers share this database; start this one with --peers too"""

    def no_certificate(self, *, place: str, why: str) -> Message:
        """{ $place }: not a certificate in PEM format with its key: { $why }"""

    def no_database_url(self) -> Message:
        """This is not the URL of a database; such a URL begins with sqlite:/// or postgresql://"""

    def needs_package(self, *, package: str) -> Message:
        """This database needs the package { $package }, which is not installed"""

    def at_database(self, *, place: str, what: Message) -> Message:
        """{ $place }: { $what }"""

    def newer_database(self) -> Message:
        """The database was written by a newer version of hachiya"""

    def disk_full(self) -> Message:
        """The disk is full"""

    def no_sqlite(self) -> Message:
        """The file is not a SQLite database"""

    def corrupt(self) -> Message:
        """The database is corrupt"""

    def read_only(self) -> Message:
        """The database cannot be written"""

    def cannot_open(self) -> Message:
        """The database cannot be opened or created"""

    def locked(self) -> Message:
        """Another program has locked the database"""

    def served_already(self) -> Message:
        """Another hachiya server is using this database"""

    def disk_failed(self) -> Message:
        """The disk cannot be read or written"""

    def unreachable(self) -> Message:
        """The database cannot be reached"""

    def by_system(self, *, why: str) -> Message:
        """{ $why }"""

class _Sheet:
    """The messages of `sheet.ftl`."""

    def month(self, *, n: int) -> Message:
        """{ $n }"""

    def deal_hachiju(self, *, n: int) -> Message:
        """{ $n }"""

    def field_twice(self, *, kind: Message) -> Message:
        """{ $kind } { $kind }"""

    def field_carrying(self, *, kind: Message, carried: Sequence[Message]) -> Message:
        """{ $kind } ({ $carried-beside })"""

    def months(self) -> Message:
        """month"""

    def deals_hachiju(self) -> Message:
        """deal"""

    def remarks(self) -> Message:
        """remarks"""

    def fold(self) -> Message:
        """auction"""

    def fold_hachiju(self) -> Message:
        """auction"""

    def squeeze(self, *, yaku: YakuKeys) -> Message:
        """squeeze { $yaku }"""

    def squeeze_cards(self) -> Message:
        """squeeze"""

    def of_yaku(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku }"""

    def sage_return(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku }, half returned"""

    def tobikomi(self) -> Message:
        """tobikomi"""

    def nuke(self) -> Message:
        """nuke"""

    def mizuten(self) -> Message:
        """mizuten"""

    def exempt(self) -> Message:
        """tobikomi exempt"""

    def pot(self) -> Message:
        """pot"""

    def pot_hachiju(self) -> Message:
        """pot"""

    def hatto(self, *, remark: Message) -> Message:
        """{ $remark } hatto"""

    def sage(self, *, remark: Message) -> Message:
        """{ $remark }, sage"""

    def cancel(self, *, remark: Message) -> Message:
        """{ $remark }, cancelled"""

    def flow(self, *, remark: Message) -> Message:
        """{ $remark }, played out"""

    def at_rate(self, *, remark: Message, rate: int) -> Message:
        """{ $remark }, rate { $rate }"""

    def unseen(self, *, remark: Message) -> Message:
        """{ $remark }, unseen"""

    def void(self) -> Message:
        """void"""

    def in_place(self, *, place: int) -> Message:
        """in { $place }"""

    def out(self) -> Message:
        """out"""

    def out_hachiju(self) -> Message:
        """out"""

    def double_place(self, *, place: int) -> Message:
        """double { $place }"""

    def double_no_place(self) -> Message:
        """double"""

    def in_no_place(self) -> Message:
        """in"""

    def put_out(self) -> Message:
        """put out"""

    def put_out_hachiju(self) -> Message:
        """put out"""

    def stone(self) -> Message:
        """*"""

    def stones(self, *, n: int) -> Message:
        """*={ $n }"""

    def total(self) -> Message:
        """sum"""

    def start(self) -> Message:
        """at the start"""

    def prize(self) -> Message:
        """prize"""

    def base(self) -> Message:
        """to be given back"""

    def nearest(self) -> Message:
        """nearest kan"""

    def gimmi(self) -> Message:
        """gimmi"""

    def with_stones(self) -> Message:
        """stones"""

    def stake(self) -> Message:
        """stake"""

    def rest(self) -> Message:
        """together"""

    def in_kan(self) -> Message:
        """points in kan"""

    def whole(self) -> Message:
        """whole kan"""

    def final(self) -> Message:
        """final"""

    def draw(self) -> Message:
        """draw"""

    def void_year(self) -> Message:
        """void year"""

class _Stages:
    """The messages of `stages.ftl`."""

    def deal(self) -> Message:
        """deal"""

    def dacha(self) -> Message:
        """declarer"""

    def trumps(self) -> Message:
        """trumps"""

    def remark(self) -> Message:
        """remarks"""

    def pair(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-name-partners }"""

    def oya(self, *, rank: str) -> Message:
        """plays { $rank }"""

    def ko(self, *, points: int) -> Message:
        """{ $points } pts"""

    def after(self, *, stage: str) -> Message:
        """→ { $stage }"""

    def rose(self, *, steps: int, stage: str) -> Message:
        """+{ $steps } → { $stage }"""

    def won(self, *, steps: int) -> Message:
        """+{ $steps } → won"""

    def no_suit(self) -> Message:
        """none"""

    def remarks(self, *, remarks: Sequence[Message]) -> Message:
        """{ $remarks }"""

    def widow(self, *, points: int) -> Message:
        """kitty { $points } × 2"""

    def wrong_lead(self, *, person: Seat) -> Message:
        """wrong throw by { $person-name }"""

    def undeclared(self) -> Message:
        """turned kitty"""

    def winners(self, *, people: Sequence[Seat]) -> Message:
        """winners: { $people-name-partners }"""

    def title_ko(self, *, pair: Sequence[Seat]) -> Message:
        """{ $pair-name-and }: 80 or more, and they become declarers"""

    def title_oya(self, *, pair: Sequence[Seat]) -> Message:
        """{ $pair-name-and } held the opponents below 80 and stay declarers"""

    def failed(self, *, person: Seat, pair: Sequence[Seat]) -> Message:
        """{ $person-name } threw several cards of which one could be beaten. All that was not yet taken, the kitty …"""

    def kitty_twice(self, *, points: int) -> Message:
        """{ $points } points buried; they count twice, for the opponents took the end"""

    def kitty_empty(self) -> Message:
        """No points were buried"""

    def kitty_oya(self, *, points: int) -> Message:
        """{ $points } points buried; the declarers took the end, so they do not count"""

    def then_next(self, *, person: Seat, rank: str) -> Message:
        """Next declarer: { $person-name }, on level { $rank }."""

    def then_change(self, *, person: Seat, rank: str) -> Message:
        """The sides change. Next declarer: { $person-name }, on level { $rank }."""

    def then_over(self) -> Message:
        """The match ends with this deal."""

    def result_past_ace(self) -> Message:
        """This pair has risen past the ace."""

    def result_ace(self) -> Message:
        """This pair has reached the ace."""

    def past_ace(self) -> Message:
        """past A"""

class _Standing:
    """The messages of `standing.ftl`."""

    def balance(self, *, money: Sum) -> Message:
        """{ $money }"""

    def levels(self, *, ours: str, theirs: str) -> Message:
        """level { $ours } to { $theirs }"""

class _Stats:
    """The messages of `stats.ftl`."""

    def title_of(self, *, game: Message, player: str) -> Message:
        """{ $game }: { $player }"""

    def player(self) -> Message:
        """player"""

    def no_player(self, *, given: str, names: Sequence[str]) -> Message:
        """Nobody in these records is called { $given }; the players are: { $names }"""

    def no_match_of(self, *, game: Message) -> Message:
        """These records have no finished deal of { $game }"""

    def no_deal(self) -> Message:
        """These records have no finished deal"""

    def in_file(self, *, file: str, what: Message) -> Message:
        """{ $file }: { $what }"""

    def interval_note(self) -> Message:
        """In brackets: the 95 % interval of the mean. Each match is one observation, since its deals depend on one …"""

    def times(self) -> Message:
        """times"""

    def share(self) -> Message:
        """share"""

    def odds(self) -> Message:
        """exact odds"""

    def mean(self) -> Message:
        """mean"""

    def number(self) -> Message:
        """number"""

    def matches(self) -> Message:
        """matches"""

    def shown(self) -> Message:
        """shown"""

    def shown_share(self) -> Message:
        """of deals"""

    def share_of_played(self) -> Message:
        """of deals played"""

    def blocks(self) -> Message:
        """observations"""

    def won_afterwards(self, *, unit: Message) -> Message:
        """{ $unit } afterwards"""

    def each_time(self, *, unit: Message) -> Message:
        """{ $unit } each time"""

    def in_all(self, *, unit: Message) -> Message:
        """{ $unit } in all"""

    def a_deal_each(self) -> Message:
        """a deal"""

    def winnings(self) -> Message:
        """Won"""

    def kan(self) -> Message:
        """kan"""

    def points(self) -> Message:
        """points"""

    def levels(self) -> Message:
        """levels"""

    def deal_at_one(self, *, unit: Message) -> Message:
        """{ $unit } a deal, at ×1"""

    def deal_as_played(self, *, unit: Message) -> Message:
        """{ $unit } a deal, as played"""

    def a_match(self, *, unit: Message) -> Message:
        """{ $unit } a match"""

    def a_deal(self, *, unit: Message) -> Message:
        """{ $unit } a deal"""

    def as_dealer(self) -> Message:
        """as declarers"""

    def as_opponent(self) -> Message:
        """as opponents"""

    def course(self) -> Message:
        """Matches and deals"""

    def finished(self) -> Message:
        """finished"""

    def matches_won(self) -> Message:
        """matches won"""

    def deals(self) -> Message:
        """deals"""

    def deals_won(self) -> Message:
        """deals won"""

    def played(self) -> Message:
        """deals played"""

    def declared(self) -> Message:
        """declared trumps"""

    def hand_yaku(self) -> Message:
        """Hand yaku held, beside the exact odds"""

    def no_yaku(self) -> Message:
        """none"""

    def made(self) -> Message:
        """Yaku made in play"""

    def sage(self) -> Message:
        """Sage, where one could choose"""

    def stopped(self) -> Message:
        """stopped"""

    def tried(self) -> Message:
        """went on"""

    def succeeded(self) -> Message:
        """… and made more"""

    def failed(self) -> Message:
        """… in vain"""

    def paid(self) -> Message:
        """Paid"""

    def fees(self) -> Message:
        """fees for folding"""

    def hatto(self) -> Message:
        """hatto: for others"""

    def sage_tried(self) -> Message:
        """sage tried"""

    def sage_won(self) -> Message:
        """sage won"""

    def hatto_short(self) -> Message:
        """hatto"""

    def fees_short(self) -> Message:
        """fees"""

    def sides(self) -> Message:
        """By side"""

    def opponents_points(self) -> Message:
        """points of the opponents"""

    def drawn(self) -> Message:
        """Pairs among the cards drawn, beside the exact odds"""

    def stage_pair(self) -> Message:
        """level pair"""

    def joker_pair(self) -> Message:
        """joker pair"""

    def leading(self) -> Message:
        """Leads and tricks"""

    def leads(self) -> Message:
        """leads"""

    def throws(self) -> Message:
        """throws"""

    def failed_leads(self) -> Message:
        """wrong throws"""

    def tricks(self) -> Message:
        """tricks taken"""

    def trick_points(self) -> Message:
        """points in them"""

class _Story:
    """The messages of `story.ftl`."""

    def balance(self, *, money: Sum) -> Message:
        """{ $money }"""

    def who(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-name-partners }"""

    def why_ahead(self, *, who: Seat, money: Sum, other: Seat) -> Message:
        """{ $who-name } ended { $money } ahead of { $other-name }."""

    def why_equal(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-name-and } ended with the same sum."""

    def why_shiso(self, *, who: Seat) -> Message:
        """The shiso of { $who-name } ended the year."""

    def why_levels(self, *, people: Sequence[Seat], steps: int) -> Message:
        """{ $people-name-and } ended { $steps -> [one] one level *[other] { $steps } levels } ahead."""

    def lead(self) -> Message:
        """Went ahead for good"""

    def lead_kept(self, *, who: Seat) -> Message:
        """{ $who-name }"""

    def lead_kept_by(self, *, people: Sequence[Seat]) -> Message:
        """{ $people-name-partners }"""

    def dearest(self) -> Message:
        """Dearest yaku"""

    def dearest_of(self, *, who: Seat, yaku: YakuKeys, money: Sum) -> Message:
        """{ $who-name }: { $yaku }, { $money } from all payers"""

    def best_month(self) -> Message:
        """Biggest gain"""

    def best_month_of(self, *, who: Seat, money: Sum, more: Sum) -> Message:
        """{ $who-name }: { $money }, { $more } more than on average"""

    def dealt(self) -> Message:
        """Most by luck of the deal"""

    def dealt_to(self, *, who: Seat, money: Sum) -> Message:
        """{ $who-name }: { $money } for hand yaku, all told"""

    def rise(self) -> Message:
        """Greatest rise"""

    def rise_of(self, *, people: Sequence[Seat], steps: int) -> Message:
        """{ $people-name-partners }: { $steps -> [one] one level *[other] { $steps } levels }"""

    def points(self) -> Message:
        """Most points in a deal"""

    def points_of(self, *, people: Sequence[Seat], points: int) -> Message:
        """{ $people-name-partners }: { $points }"""

    def kitty(self) -> Message:
        """Most by luck of the kitty"""

    def kitty_of(self, *, people: Sequence[Seat], points: int) -> Message:
        """{ $people-name-partners }: { $points } points"""

    def month(self, *, n: int) -> Message:
        """month { $n }"""

    def month_hachiju(self, *, n: int) -> Message:
        """deal { $n }"""

    def month_bashifen(self, *, n: int) -> Message:
        """deal { $n }"""

    def curve(self) -> Message:
        """Scores month by month"""

    def curve_hachiju(self) -> Message:
        """Scores deal by deal"""

    def curve_bashifen(self) -> Message:
        """Levels deal by deal"""

class _Study:
    """The messages of `study.ftl`."""

    def with_others(self) -> Message:
        """Hints are available only if you play against bots alone, or if all persons at the table allow them"""

    def nothing_to_hint(self) -> Message:
        """You have nothing to choose now"""

    def not_ready(self, *, seconds: int) -> Message:
        """Hints are being prepared: about { $seconds } more { $seconds -> [one] second *[other] seconds }"""

    def never_ready(self) -> Message:
        """Hints could not be prepared here"""

class _Table:
    """The messages of `table.ftl`."""

    def no_game(self, *, given: str, names: Sequence[str]) -> Message:
        """There is no game { $given }; the games are: { $names }"""

    def no_option(self, *, game: Message, given: str, names: Sequence[str]) -> Message:
        """{ $game } has no option { $given }; its options are: { $names }"""

    def no_value(self, *, name: str, game: Message, given: str, values: str) -> Message:
        """Option { $name } of { $game } cannot be { $given }; its values are: { $values }"""

    def no_value_with(
        self, *, name: str, game: Message, given: str, requirement: str, value: str, right: Sequence[str]
    ) -> Message:
        """Option { $name } of { $game } cannot be { $given } with { $requirement } { $value }; it can with { $right…"""

    def wrong_seats(self, *, game: Message, numbers: Sequence[int], found: int) -> Message:
        """{ $game } is for { $numbers-or } players, not for { $found }"""

    def who_draws(self, *, turn: int, seats: Sequence[Seat]) -> Message:
        """In round { $turn } of the draw cards are due for { $seats-and }"""

    def nobody_draws(self, *, turn: int) -> Message:
        """There is no round { $turn } of the draw: the first dealer is decided"""

    def drawn_too_often(self, *, card: str) -> Message:
        """{ $card } cannot be drawn again: the deck has no more of it"""

    def equal_draws(self, *, seats: Sequence[Seat]) -> Message:
        """{ $seats-and } have drawn equal cards and must draw again"""

    def seats_follow_draw(self) -> Message:
        """Seats must be numbered by the draw: from the dealer counter-clockwise the drawn months rise"""

    def bad_deck(self, *, cards: int) -> Message:
        """A deck must have each of the { $cards } cards exactly once"""

    def no_deal_due(self) -> Message:
        """No deal is due now"""

    def no_draw_due(self) -> Message:
        """No card is drawn now"""

    def over(self) -> Message:
        """The match is over"""

    def deal_due(self) -> Message:
        """The next deal is due, no seat is at turn"""

    def not_at_turn(self, *, seat: Seat, other: Seat) -> Message:
        """{ $seat } is not at turn; { $other } is"""

    def illegal(self, *, seat: Seat, action: Message, legal: Sequence[Message]) -> Message:
        """{ $seat } cannot choose { $action }; legal: { $legal }"""

    def illegal_call(self, *, seat: Seat, action: Message, legal: Sequence[Message]) -> Message:
        """{ $seat } cannot choose { $action } now; legal: { $legal }"""

    def nothing_to_call(self, *, seat: Seat, action: Message) -> Message:
        """{ $seat } cannot choose { $action } now; legal: nothing"""

    def white_due(self, *, seats: Sequence[Seat]) -> Message:
        """One of { $seats-and } draws the white card before this deal: name that seat"""

    def no_white_due(self) -> Message:
        """Nobody draws the white card now"""

    def wrong_white(self, *, seat: Seat, seats: Sequence[Seat]) -> Message:
        """{ $seat } cannot draw the white card; one of { $seats-and } does"""

    def lacks_rest(self) -> Message:
        """The choice is not complete; it must include the remaining parts"""

    def lacks_ribbons(self) -> Message:
        """The choice is not complete; it must name the ribbons that are laid open"""

    def more_than_one_choice(self) -> Message:
        """This is more than one choice"""

class _Tally:
    """The messages of `tally.ftl`."""

    def at(self, *, fact: int, what: Message) -> Message:
        """Fact { $fact }: { $what }"""

    def wrong_dealer(self, *, seat: Seat, other: Seat) -> Message:
        """{ $seat } does not deal this month; { $other } does"""

    def wrong_dealer_hachiju(self, *, seat: Seat, other: Seat) -> Message:
        """{ $seat } does not deal now; { $other } does"""

    def no_lights(self) -> Message:
        """The brights of the field hold cards that are not brights"""

    def no_such_fact(self, *, name: str, names: Sequence[str]) -> Message:
        """This game has no fact { $name }; its facts are { $names } and void"""

    def no_seat(self, *, seat: Seat) -> Message:
        """There is no { $seat }"""

    def year_ended(self) -> Message:
        """A shiso has ended the year"""

    def played_out(self, *, names: Sequence[str]) -> Message:
        """All hands are played out; only { $names } can follow"""

    def played_out_hachiju(self) -> Message:
        """All hands are played out: no fact can follow"""

    def month_over(self, *, seat: Seat) -> Message:
        """{ $seat } has made a yaku: the month is over unless it goes on (sage)"""

    def deal_over(self, *, seat: Seat) -> Message:
        """{ $seat } has made a yaku: the deal is over unless it goes on (sage)"""

    def void_last(self) -> Message:
        """The month is void: no fact can follow"""

    def void_last_hachiju(self) -> Message:
        """The deal is void: no fact can follow"""

    def mizuten_first(self) -> Message:
        """Only the dealer can play unseen, at a table of more than three, as the first fact of the month"""

    def cannot_bid(self, *, seat: Seat, bid: Message) -> Message:
        """{ $seat } cannot bid { $bid } here"""

    def not_squeezed(self, *, seat: Seat) -> Message:
        """{ $seat } was not squeezed here"""

    def not_put_out(self, *, seat: Seat) -> Message:
        """{ $seat } is not put out here"""

    def not_cards_of(self, *, cards: Cards, yaku: YakuKeys) -> Message:
        """{ $cards } are not the cards of { $yaku }"""

    def lie_elsewhere(self, *, cards: Cards) -> Message:
        """{ $cards } cannot be in this hand: they lie on the field, or another hand has shown them"""

    def not_played(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } is not played here"""

    def bid_missing(self, *, seat: Seat) -> Message:
        """The bid of { $seat } is missing"""

    def bid_missing_hachiju(self, *, seat: Seat) -> Message:
        """The bid of { $seat } is missing"""

    def one_left(self) -> Message:
        """One seat is left alone: the deal is over"""

    def not_in_play(self, *, seat: Seat) -> Message:
        """{ $seat } is not in play"""

    def shown_once(self) -> Message:
        """A hand is shown once, before all other facts"""

    def no_hand(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } is not a hand; a hand has one of sanbon … futatatesanbon, one of aka … karasu, or both"""

    def never_meet(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } never meet in a hand"""

    def no_light_left(self) -> Message:
        """No bright is left for pikaichi: they lie on the field, or in other hands"""

    def no_kasu_left(self, *, number: int) -> Message:
        """Hands cannot hold so much chaff: all of it, willows included, is { $number -> [one] 1 card *[other] { $nu…"""

    def no_month_left(self, *, yaku: YakuKeys) -> Message:
        """No hand can hold { $yaku } beside the others: too few cards of one month are left"""

    def nothing_shown(self, *, seat: Seat) -> Message:
        """{ $seat } has shown nothing"""

    def no_diving_three(self, *, seat: Seat) -> Message:
        """{ $seat } has shown no three that tobikomi could complete"""

    def all_dived(self, *, seat: Seat) -> Message:
        """{ $seat } has already made tobikomi of every three that it has shown"""

    def month_dived(self, *, month: int) -> Message:
        """Tobikomi of month { $month } has already been made"""

    def no_three_of(self, *, month: int, yaku: YakuKeys, seat: Seat) -> Message:
        """Month { $month } cannot be a three of { $yaku }, which { $seat } has shown"""

    def fourth_elsewhere(self, *, month: int) -> Message:
        """Nobody can have thrown the fourth card of month { $month }: it lay on the field, or a squeezed hand has s…"""

    def no_hatto_on_dives(self) -> Message:
        """This game has no hatto for tobikomi"""

    def cannot_have_fed(self, *, seat: Seat) -> Message:
        """{ $seat } cannot have thrown the card that completed it"""

    def cannot_announce(self, *, seat: Seat) -> Message:
        """{ $seat } cannot announce here; only seats in play can, once each and before all other facts"""

    def no_hand_hachiju(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } is not a hand; a hand has one chaff yaku, one suit yaku, or both"""

    def only_nanatan_longer(self, *, number: int, most: int) -> Message:
        """{ $number } extra: only nanatan has extra cards, { $most } at most"""

    def nothing_new(self, *, seat: Seat, yaku: YakuKeys) -> Message:
        """{ $seat } cannot newly make { $yaku } here"""

    def no_hatto_protects(self, *, yaku: YakuKeys) -> Message:
        """No hatto protects { $yaku }"""

    def neither_hatto_nor_extra(self) -> Message:
        """This game has neither hatto nor extra cards"""

    def cannot_lie(self) -> Message:
        """This is impossible: other seats have taken cards that the yaku needs"""

    def cannot_sage(self, *, seat: Seat) -> Message:
        """{ $seat } cannot go on (sage) now"""

    def no_hope(self, *, seat: Seat) -> Message:
        """{ $seat } cannot go on (sage): there is no other yaku left to make"""

    def only_sager_cancels(self) -> Message:
        """Only the seat that has gone on (sage) can cancel, and that ends the month"""

    def bound_to_go_on(self, *, seat: Seat) -> Message:
        """{ $seat } went on knowing the next stock card, and cannot cancel before another yaku"""

    def ends_after_sage(self, *, seat: Seat) -> Message:
        """After { $seat } has gone on (sage) the month ends with a yaku or a cancel"""

    def no_escape(self, *, seat: Seat) -> Message:
        """{ $seat } has shown no hand yaku that nuke can follow"""

    def escapes_differ(self) -> Message:
        """The facts of nuke do not agree with the points"""

    def too_many_escapes(self) -> Message:
        """The pack does not have enough card points for so many nuke"""

    def no_special(self, *, yaku: YakuKeys, number: int, seat: Seat) -> Message:
        """{ $yaku } with { $number } is no special yaku of { $seat }: sohachi is the first player's at 88 points, f…"""

    def told_twice(self, *, yaku: YakuKeys) -> Message:
        """{ $yaku } is given twice"""

    def points_differ(self, *, seat: Seat, found: int, points: int) -> Message:
        """{ $seat } has { $found -> [one] 1 point *[other] { $found } points } by another fact, not { $points }"""

    def points_number(self, *, number: int, total: int) -> Message:
        """{ $number -> [one] 1 number *[other] { $number } numbers } of points, where there are { $total } seats"""

    def points_below(self, *, seat: Seat, points: int) -> Message:
        """{ $seat } cannot have { $points } points: the least is 0"""

    def points_sum(self, *, number: int, total: int) -> Message:
        """Three seats' points add up to { $number }, not to { $total }"""

    def points_sum_hachiju(self, *, number: int) -> Message:
        """The points of the seats in play are multiples of five and add up to { $number } (of two seats, to no more…"""

    def idle_points(self, *, seats: Sequence[Seat]) -> Message:
        """{ $seats-and } have not played: they have 0 points"""

    def points_too_few(self, *, seat: Seat, points: int) -> Message:
        """{ $seat } has made yaku that count more than { $points -> [one] 1 point *[other] { $points } points }"""

    def points_twice(self) -> Message:
        """The card points are given twice"""

    def no_end(self) -> Message:
        """The month has no end yet: where no yaku ended it, the card points are missing"""

    def no_end_hachiju(self) -> Message:
        """The deal has no end yet: where no yaku ended it, the card points are missing"""

    def too_many_cards(self) -> Message:
        """The pack does not have so many cards"""

    def no_such_piles(self) -> Message:
        """The three seats cannot have these points with the yaku that they have made"""

    def special_differs(self, *, seat: Seat) -> Message:
        """The points of { $seat } do not agree with its special yaku"""

    def dacha_missing(self) -> Message:
        """It is not known yet who is declarer in the first deal"""

    def wrong_dacha(self, *, seat: Seat, other: Seat) -> Message:
        """{ $seat } is not declarer in this deal; { $other } is"""

    def points_of_ko(self, *, points: int, most: int) -> Message:
        """{ $points -> [one] 1 point *[other] { $points } points } cannot be: the opponents win fives, { $most } at…"""

    def yaku_missing(self) -> Message:
        """The yaku is not named"""

    def cards_missing(self, *, yaku: YakuKeys) -> Message:
        """A squeezed hand with { $yaku } shows cards"""

    def not_all_cards(self, *, cards: Cards) -> Message:
        """A squeezed hand does not show { $cards } alone"""

    def white_missing(self) -> Message:
        """Nobody has drawn the white card yet"""

    def field_missing(self) -> Message:
        """It is not known yet which brights lie on the field"""

    def ko_points_missing(self) -> Message:
        """The points of the opponents are missing"""

    def cards_without_yaku(self, *, cards: Cards) -> Message:
        """No hand shows exactly { $cards } for its yaku"""

    def cards_of_several(self, *, cards: Cards, several: Sequence[Message]) -> Message:
        """{ $cards } can be shown for { $several-or }: name the yaku"""

    def in_two_piles(self, *, cards: Cards) -> Message:
        """{ $cards } cannot lie in two piles"""

    def piles_missing(self) -> Message:
        """More than one seat is not counted yet; only the last one follows from the others"""

    def counts_missing(self) -> Message:
        """There are neither points nor piles"""

    def both_piles(self) -> Message:
        """Both seats must be counted: some cards lie in neither pile"""

    def field_twice(self) -> Message:
        """The field is already known"""

    def field_too_large(self, *, number: int, cards: Cards) -> Message:
        """{ $number } cards lie on the field, not { $cards }"""

    def no_white_card(self, *, seat: Seat) -> Message:
        """{ $seat } cannot draw the white card now"""

    def entered_twice(self) -> Message:
        """This is already known"""

    def nothing_to_undo(self) -> Message:
        """Nothing has been entered yet"""

    def earlier_waits(self) -> Message:
        """An earlier deal must be corrected first"""

    def waits(self, *, number: int, what: Message) -> Message:
        """Deal { $number } must be corrected first: { $what }"""

    def no_deal(self, *, number: int, most: int) -> Message:
        """There is no deal { $number }; { $most -> [one] 1 deal is *[other] { $most } deals are } entered"""

    def one_match(self, *, number: int) -> Message:
        """A score keeper goes on with a record of one match, not of { $number }"""

    def deal_with_cards(self, *, number: int) -> Message:
        """Cards were dealt in deal { $number }; a score keeper goes on only where each deal was entered"""

    def no_notebook(self, *, name: str) -> Message:
        """This is no tally: { $name } is missing or wrong"""

class _Terminal:
    """The messages of `terminal.ftl`."""

    def left_table(self) -> Message:
        """You have left the table."""

    def leave_table(self) -> Message:
        """Leave the table?"""

    def you(self, *, name: str) -> Message:
        """{ $name } (you)"""

    def gone_on(self, *, name: str) -> Message:
        """{ $name } [sage]"""

    def between(self) -> Message:
        """{ \" · \" }"""

    def only_choice(self, *, first: str) -> Message:
        """No other choice: { $first }"""

    def keys(self, *, leave: str) -> Message:
        """Choose by number or by a card's letter. ? explains, { $leave } leaves"""

    def not_a_choice(self, *, wrong: str) -> Message:
        """{ $wrong } is not a choice."""

    def go_on(self) -> Message:
        """Enter to go on"""

    def next_month(self) -> Message:
        """Enter for the next month"""

    def next_deal(self) -> Message:
        """Enter for the next deal"""

    def next_trick(self) -> Message:
        """Enter for the next trick"""

    def pending(self, *, first: str) -> Message:
        """The card: { $first }"""

    def lights(self) -> Message:
        """brights"""

    def animals(self) -> Message:
        """animals"""

    def ribbons(self) -> Message:
        """ribbons"""

    def chaff(self) -> Message:
        """chaff"""

    def your_hand(self) -> Message:
        """Your hand"""

    def field(self) -> Message:
        """Field"""

    def stock(self, *, cards: int) -> Message:
        """stock { $cards }"""

    def pot(self, *, money: Sum) -> Message:
        """pot { $money }"""

    def pot_hachiju(self, *, money: Sum) -> Message:
        """pot { $money }"""

    def score(self) -> Message:
        """score"""

    def in_hand(self) -> Message:
        """in hand"""

    def hand_yaku(self) -> Message:
        """hand yaku"""

    def lying_open(self) -> Message:
        """open"""

    def card_points(self) -> Message:
        """card points"""

    def made(self) -> Message:
        """yaku"""

    def auction(self) -> Message:
        """auction"""

    def auction_hachiju(self) -> Message:
        """auction"""

    def watching(self) -> Message:
        """You watch this month; the hand you gave back"""

    def watching_hachiju(self) -> Message:
        """You watch this deal; the hand you gave back"""

    def stays(self) -> Message:
        """stays on the field"""

    def takes(self, *, letters: str) -> Message:
        """takes { $letters }"""

    def takes_either(self, *, others: Sequence[str]) -> Message:
        """takes { $others-or }"""

    def comes_to(self, *, first: str, meant: Message) -> Message:
        """{ $first } → { $meant }"""

    def would_help(self, *, person: Seat, yaku: YakuKeys, money: Sum) -> Message:
        """⚠ hatto: helps { $person-name } to { $yaku }; you would pay for both, { $money }"""

    def would_help_excused(self, *, person: Seat, yaku: YakuKeys, money: Sum) -> Message:
        """hatto, excused: may help { $person-name } to { $yaku }; you would pay your own share, { $money }"""

    def pays_now(self, *, amounts: Sequence[Message]) -> Message:
        """pays now: { $amounts }"""

    def pays_nothing(self) -> Message:
        """nothing more is paid"""

    def wins(self, *, person: Seat, money: Sum) -> Message:
        """{ $person-name } { $money }"""

    def all_of(self, *, said: Sequence[Message]) -> Message:
        """{ $said }"""

    def ask_mizuten(self) -> Message:
        """Come in before you have seen your cards?"""

    def ask_bid(self) -> Message:
        """In or out?"""

    def ask_bid_hachiju(self) -> Message:
        """In, out or double?"""

    def ask_show(self) -> Message:
        """Show your hand yaku?"""

    def ask_expose(self) -> Message:
        """Which ribbon do you expose?"""

    def ask_play(self) -> Message:
        """Play a card"""

    def ask_pick(self) -> Message:
        """Which of the two do you take?"""

    def ask_decide_early(self) -> Message:
        """Before the stock card: stop or go on?"""

    def ask_decide(self) -> Message:
        """Stop or go on?"""

    def ask_cancel(self) -> Message:
        """Cancel your sage?"""

    def explain_play(self) -> Message:
        """Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is …"""

    def explain_pick(self) -> Message:
        """Two cards of the month lie on the field: choose one."""

    def explain_pick_turned(self) -> Message:
        """Two cards of the turned card's month lie on the field: choose one."""

    def explain_made(self) -> Message:
        """You have made a captured yaku."""

    def seat_score(self, *, name: str, score: Sum) -> Message:
        """{ $name } { $score }"""

    def seat_final(self, *, name: str, score: Sum, result: Sum) -> Message:
        """{ $name } { $score } final { $result }"""

    def seat_won(self, *, name: str, score: Sum, result: Sum) -> Message:
        """{ $name } { $score } final { $result } winner"""

class _Trick:
    """The messages of `trick.ftl`."""

    def headline_deal(self, *, n: int) -> Message:
        """deal { $n }"""

    def headline_rank(self, *, rank: str) -> Message:
        """on { $rank }"""

    def headline_trumps(self, *, suit: str, rank: str) -> Message:
        """trumps { $suit }, { $rank }s, jokers"""

    def headline_no_suit(self, *, rank: str) -> Message:
        """trumps { $rank }s, jokers"""

    def headline_drawn(self, *, drawn: int, draws: int) -> Message:
        """drawn { $drawn } of { $draws }"""

    def oya(self) -> Message:
        """declarers"""

    def ko(self) -> Message:
        """opponents"""

    def dacha(self) -> Message:
        """declarer"""

    def points(self, *, points: int, need: int) -> Message:
        """{ $points } of { $need } points"""

    def head_cards(self) -> Message:
        """cards"""

    def head_known(self) -> Message:
        """known"""

    def head_trick(self) -> Message:
        """this trick"""

    def void(self, *, suits: str) -> Message:
        """no { $suits }"""

    def void_with_trumps(self, *, suits: str) -> Message:
        """no { $suits } trumps"""

    def void_of_trumps(self) -> Message:
        """no trumps"""

    def ahead(self) -> Message:
        """◄ ahead"""

    def hand(self, *, number: int) -> Message:
        """Your hand, { $number -> [one] 1 card *[other] { $number } cards }"""

    def turned(self) -> Message:
        """turned kitty"""

    def won(self) -> Message:
        """won by the opponents"""

    def certain(self) -> Message:
        """* nobody can beat it + nobody can beat the pair"""

    def risk(self, *, cards: str) -> Message:
        """If another hand can beat { $cards }, the deal ends there and all points left go to the other side (BAS C-…"""

    def stage(self, *, people: str, stage: str) -> Message:
        """{ $people } level { $stage }"""

    def stage_won(self, *, people: str, stage: str) -> Message:
        """{ $people } level { $stage } winners"""

    def ask_last_show(self) -> Message:
        """The drawing is over. Will you still show anything?"""

    def ask_show(self) -> Message:
        """Will you show level cards?"""

    def ask_bury(self, *, number: int) -> Message:
        """Bury { $number } cards"""

    def ask_lead(self) -> Message:
        """You lead (AS or KS KS, or by numbers)"""

    def ask_follow(self, *, title: Message, number: int) -> Message:
        """Led in { $title }: { $number -> [one] one card. Play one card *[other] { $number } cards. Play { $number …"""

    def ask_follow_pairs(self, *, title: Message, number: int, wanted: int) -> Message:
        """Led in { $title }: { $number } cards with { $wanted -> [one] a pair *[other] { $wanted } pairs }. Play { …"""

    def keys(self) -> Message:
        """Name cards (AS, 10H, BJ, LJ) or their numbers, all in one line. ? explains, q leaves"""

    def draw_keys(self) -> Message:
        """Enter: not before your next card; w: wait until something changes"""

    def legal_bury(self, *, number: int, held: int) -> Message:
        """bury { $number } of your { $held } cards"""

    def legal_nothing_to_show(self) -> Message:
        """Enter, for you have nothing to show"""

    def legal_show(self, *, shown: Sequence[str]) -> Message:
        """show { $shown-or }, or nothing (Enter)"""

    def legal_group(self, *, title: Message, cards: str) -> Message:
        """{ $title } ({ $cards })"""

    def legal_lead(self, *, groups: Sequence[Message]) -> Message:
        """play one card or more of { $groups-or }"""

    def legal_any(self, *, title: Message, number: int) -> Message:
        """you have no { $title }: any { $number -> [one] card *[other] { $number } cards } will do"""

    def legal_all_and_more(self, *, own: int, title: Message, cards: str, rest: int) -> Message:
        """{ $own -> [one] play your one card of { $title } ({ $cards }) and { $rest } more *[other] play all { $own…"""

    def legal_all(self, *, own: int, title: Message, cards: str) -> Message:
        """{ $own -> [one] play your one card of { $title } ({ $cards }) *[other] play all { $own } cards of { $titl…"""

    def legal_some(self, *, number: int, title: Message, cards: str) -> Message:
        """play { $number } of your { $title } ({ $cards })"""

    def legal_with_pairs(self, *, number: int, title: Message, cards: str, wanted: int, pairs: str) -> Message:
        """play { $number } of your { $title } ({ $cards }), { $wanted -> [one] one pair *[other] { $wanted } pairs …"""

    def legal_stands_alone(self, *, legal: Message) -> Message:
        """That is legal: { $legal }."""

    def wrong(self, *, what: Message, legal: Message) -> Message:
        """{ $what }; { $legal }"""

    def number_twice(self, *, word: str) -> Message:
        """Number { $word } stands there twice"""

    def no_number(self, *, word: str) -> Message:
        """No card of yours has the number { $word }"""

    def no_card(self, *, word: str) -> Message:
        """'{ $word }' is no card (AS, 10H, BJ)"""

    def held_once(self, *, card: str) -> Message:
        """You hold { $card } only once"""

    def held_twice(self, *, card: str) -> Message:
        """You hold { $card } only twice"""

    def not_held(self, *, card: str) -> Message:
        """You do not hold { $card }"""

    def not_shown_so(self, *, rank: str) -> Message:
        """What is shown is a { $rank }, two equal { $rank }s or two equal jokers"""

    def jokers_stand(self) -> Message:
        """No level card comes over a pair of jokers (BAS C-94)"""

    def only_big_over_little(self) -> Message:
        """Of jokers only the big ones come over the little ones (BAS C-94)"""

    def jokers_too_early(self) -> Message:
        """A pair of jokers comes only over a level card here (BAS C-94)"""

    def pair_stands(self, *, card: str) -> Message:
        """No other pair of level cards comes over the pair of { $card } (BAS C-93)"""

    def single_stands(self, *, card: str) -> Message:
        """{ $card } is shown already, and a single card does not come over it (BAS C-93)"""

    def that_many(self, *, number: int) -> Message:
        """That is { $number -> [one] 1 card *[other] { $number } cards }"""

    def none_named(self) -> Message:
        """No card is named"""

    def two_suits(self, *, card: str, title: Message, cards: str, other: Message) -> Message:
        """A lead is of one suit: { $card } is of { $title }, { $cards } of { $other }"""

    def follow_suit(self, *, title: Message, cards: str) -> Message:
        """{ $title } were led, and you still have { $cards }: follow suit"""

    def follow_pairs(self, *, wanted: int, pairs: str) -> Message:
        """The lead has { $wanted -> [one] a pair *[other] { $wanted } pairs }, and you have { $pairs } (BAS C-92)"""

    def explain_show(self, *, rank: str) -> Message:
        """Who shows a level card (a { $rank }) makes its suit trumps. A pair comes over a single card (rebellion) a…"""

    def explain_jokers(self) -> Message:
        """A pair of jokers comes over level cards and leaves only jokers and level cards as trumps; the big pair co…"""

    def explain_jokers_late(self) -> Message:
        """Jokers may be shown only over a level card."""

    def explain_first_deal(self) -> Message:
        """In deal 1 who fixes trumps becomes declarer, and that pair are the declarers."""

    def explain_nobody(self) -> Message:
        """If nobody does, the kitty is turned (BAS C-95). What you show returns to your hand, known to all."""

    def explain_bury(self, *, number: int) -> Message:
        """The eight cards of the kitty are in your hand. Any { $number } may be buried."""

    def explain_buried(self) -> Message:
        """They go to who wins the last trick; if those are the opponents, their points count twice (BAS B2)."""

    def explain_lead(self) -> Message:
        """A lead is one card, a pair of equal cards, or a throw: several top cards of one suit."""

    def explain_tops(self) -> Message:
        """Top cards may be thrown together if no other hand can beat any single one or any pair among them (A K K a…"""

    def explain_wrong_lead(self) -> Message:
        """If one can be beaten, the deal ends there and all points left go to the other side (BAS C-90)."""

    def explain_led(self, *, title: Message, number: int, wanted: int) -> Message:
        """Led in { $title }: n = { $number } { $number -> [one] card *[other] cards }, k = { $wanted } { $wanted ->…"""

    def in_hand(self, *, title: Message) -> Message:
        """{ $title } in hand"""

    def you_play(self) -> Message:
        """you play"""

    def have_none(self) -> Message:
        """none"""

    def have_few(self) -> Message:
        """n or fewer"""

    def have_pairs(self) -> Message:
        """more, up to k pairs"""

    def have_more_pairs(self) -> Message:
        """more, and more pairs"""

    def play_any_ruff(self) -> Message:
        """any n cards (all trumps with k pairs are a ruff)"""

    def play_any(self) -> Message:
        """any n cards (they never win)"""

    def play_all_and_others(self) -> Message:
        """all of them and others (which never win)"""

    def play_with_all_pairs(self) -> Message:
        """n of them, with all pairs"""

    def play_with_some_pairs(self) -> Message:
        """n of them, with at least k pairs"""

action: _Action
admin: _Admin
arena: _Arena
around: _Around
ask: _Ask
bashifen: _Bashifen
bill: _Bill
bots: _Bots
client: _Client
command: _Command
db: _Db
difference: _Difference
document: _Document
drill: _Drill
env: _Env
fact: _Fact
fair: _Fair
hachihachi: _Hachihachi
hachiju: _Hachiju
hanafuda: _Hanafuda
history: _History
judge: _Judge
keeper: _Keeper
learn: _Learn
match: _Match
meet: _Meet
odds: _Odds
picture: _Picture
position: _Position
preview: _Preview
puzzle: _Puzzle
record: _Record
reel: _Reel
review: _Review
serve: _Serve
sheet: _Sheet
stages: _Stages
standing: _Standing
stats: _Stats
story: _Story
study: _Study
table: _Table
tally: _Tally
terminal: _Terminal
trick: _Trick
