import { slugOf } from '@touchline/domain/slug';
import type { MatchReply } from '@touchline/wire/catalogue';
import { countryNameIn } from '../country-names';
import { mainMarketOf, outcomesCount, secondaryMarketOf, sportNameIn } from '../market-catalogue';
import type { CompetitorRow } from './match-rows';
import type { Names } from './names';
import type { CategoryPlace, SportPlace, TournamentPlace } from './places';

type TournamentReply = MatchReply['tournament'];

/** The league of a row, with its category and sport. Slugs stay the same in every locale. */
export function tournamentReply(
  row: TournamentPlace,
  names: Names,
  locale: string,
): TournamentReply {
  const { sport_key: key, tournament_kind: kind } = row;
  const isPlayed = kind === 'match';
  return {
    id: row.tournament_id,
    urn_id: row.tournament_urn,
    slug: slugOf('league', row.tournament_id, [row.tournament_name]),
    name: names.of(row.tournament_urn, row.tournament_name),
    priority: row.tournament_priority,
    kind,
    sport: sportReference(row, names, locale),
    category: categoryReference(row, names, locale),
    main_market_outcomes_count: isPlayed ? outcomesCount(mainMarketOf(key)) : 0,
    secondary_market_outcomes_count: isPlayed ? outcomesCount(secondaryMarketOf(key)) : 0,
  };
}

/** As much of a sport as what belongs to it shows. */
export function sportReference(row: SportPlace, names: Names, locale: string) {
  const { sport_id: id, sport_key: key, sport_type: type } = row;
  return { id, key, name: sportNameOf(row, names, locale), type };
}

/** Providers tell names in English: elsewhere ours goes before theirs, save where they have one of the locale. */
export function sportNameOf(
  { sport_urn: urn, sport_key: key, sport_name: name }: SportPlace,
  names: Names,
  locale: string,
): string {
  const isEnglish = locale.split('-')[0] === 'en';
  return names.of(urn, isEnglish ? name : (sportNameIn(key, locale) ?? name));
}

/** As much of a category as its leagues show. Providers name countries in English: elsewhere languages have names for them. */
export function categoryReference(
  row: CategoryPlace,
  names: Names,
  locale: string,
): TournamentReply['category'] {
  return {
    id: row.category_id,
    slug: slugOf('category', row.category_id, [row.category_name]),
    name: categoryNameOf(row, names, locale),
    country_code: row.country_code,
    priority: row.category_priority,
  };
}

/** What a category is called in a locale. */
export function categoryNameOf(row: CategoryPlace, names: Names, locale: string): string {
  const { category_urn: urn, category_name: name, country_code: code } = row;
  return names.of(urn, countryNameIn(locale, code) ?? name);
}

/** Somebody who takes part. */
export function competitorReply(row: CompetitorRow, names: Names) {
  const { id, urn, name, abbreviation, country_code, logo } = row;
  return { id, urn_id: urn, name: names.of(urn, name), abbreviation, country_code, logo };
}

/** The urns of everything that a league names. */
export function urnsOfTournament(row: TournamentPlace): string[] {
  return [row.tournament_urn, row.category_urn, row.sport_urn];
}
