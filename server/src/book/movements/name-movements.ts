import { betOfPosting } from '@touchline/domain/ledger/bet-of-posting';
import { gainOfPosting } from '@touchline/domain/ledger/gain-of-posting';
import { factOf } from '@touchline/domain/ledger/transaction-kind';
import { minor } from '@touchline/domain/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { inLanguage, type InLanguages } from '../../language';
import { aboutBet } from '../bets/about-bet';
import { betReplies } from '../bets/bet-replies';
import { addedText, bonusName, bonusOfBet } from '../bets/bonus-of-bet';
import { ordinalText } from '../words/words-in';

/** What a movement of money is of, in words: a bet and its bonus, a tournament and the place, a jackpot and its level. */
export interface NamedMovement {
  about: string;
  /** The bonus of a bet, with what a boost has added to what it paid; null without one. */
  bonus: string | null;
  /** The tournament or the jackpot that paid it, as notifications name it; null for a bet. */
  paidBy: { type: 'tournament' | 'jackpot'; id: number } | null;
}

type Named = ReadonlyMap<string, NamedMovement>;

/** Names movements by their postings, each in the language of its player's account; what has no name is left out. */
export function movementNamer(db: Kysely<Database>) {
  return async (postings: readonly string[]): Promise<Named> => {
    const [bets, gains] = await Promise.all([namedBets(db, postings), namedGains(db, postings)]);
    return new Map([...bets, ...gains]);
  };
}

type BetRow = Selectable<Database['bets']> & { language: string };

async function namedBets(db: Kysely<Database>, postings: readonly string[]): Promise<Named> {
  const of = postings.flatMap((posting) => {
    const bet = betOfPosting(posting);
    return bet === null ? [] : [{ posting, bet }];
  });
  if (of.length === 0) return new Map();
  const ids = [...new Set(of.map(({ bet }) => bet))];
  const { rows } = await sql<BetRow>`${PREPARED}
    select b.*, p.language from bets b join players p on p.id = b.player_id
    where b.id = any(${ids}::integer[])`.execute(db);
  const languages = new Map(rows.map((row) => [row.id, row.language]));
  const languageOf = ({ id }: { id: number }) => languages.get(id) ?? 'en';
  const replies = await betReplies(db, rows, languageOf);
  const bets = new Map(replies.map((bet) => [bet.id, { bet, language: languageOf(bet) }]));
  return new Map(
    of.flatMap(({ posting, bet: id }) => {
      const known = bets.get(id);
      if (!known) return [];
      const { bet, language } = known;
      const added = factOf(posting) === 'settle' ? (bet.remaining.from_bonus?.value ?? 0) : 0;
      const bonus = bonusOfBet(bet, minor(BigInt(added)));
      const told =
        bonus && (addedText(bonus, bet.stake.currency, language) ?? bonusName(bonus, language));
      const about = aboutBet(bet);
      return [[posting, { about, bonus: told ?? null, paidBy: null }] as const];
    }),
  );
}

interface GainRow {
  posting: string;
  language: string;
  names: InLanguages<{ name: string }>;
  place: number | null;
  level: InLanguages<string> | null;
  type: 'tournament' | 'jackpot';
  /** Of the player's bonus, or of the jackpot. */
  id: number | null;
}

/** Places of tournaments that were paid, and jackpots that were hit. */
async function namedGains(db: Kysely<Database>, postings: readonly string[]): Promise<Named> {
  const gains = postings.flatMap((posting) => {
    const gain = gainOfPosting(posting);
    return gain === null ? [] : [{ posting, ...gain }];
  });
  if (gains.length === 0) return new Map();
  const { rows } = await sql<GainRow>`
    with asked as (
      select * from json_to_recordset(${JSON.stringify(gains)}::json) g (
        posting text, kind text, id integer, player integer))
    select g.posting, p.language, c.texts as names, r.position as place, null as level, 'tournament' as type,
      (select max(b.id) from bonuses b where (b.campaign_id, b.player_id, b.type) = (g.id, g.player, 'tournament')) as id
    from asked g
    join bonus_campaigns c on c.id = g.id
    join players p on p.id = g.player
    left join tournament_results r on (r.campaign_id, r.player_id) = (g.id, g.player)
    where g.kind = 'prize'
    union all
    select g.posting, p.language, j.texts, null, l.names, 'jackpot', j.id
    from asked g
    join jackpot_hits h on h.id = g.id
    join jackpots j on j.id = h.jackpot_id
    join jackpot_levels l on (l.jackpot_id, l.code) = (h.jackpot_id, h.level_code)
    join players p on p.id = h.player_id
    where g.kind = 'jackpot'`.execute(db);
  return new Map(
    rows.map((row) => {
      const { posting, type, id } = row;
      const paidBy = id === null ? null : { type, id };
      return [posting, { about: gainText(row), bonus: null, paidBy }] as const;
    }),
  );
}

/** `Spring Cup · 3rd`, `Four corners · Mini`. */
function gainText({ language, names, place, level }: GainRow): string {
  const parts = [
    inLanguage(names, language).name,
    place === null ? '' : ordinalText(place, language),
    level === null ? '' : inLanguage(level, language),
  ];
  return parts.filter((each) => each !== '').join(' · ');
}
