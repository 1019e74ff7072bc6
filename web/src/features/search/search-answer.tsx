import { Command } from 'cmdk';
import type { Match, Sport, Tournament } from '@touchline/wire/catalogue';
import { useFormats } from '../../i18n/formats';
import { placeName, sportName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Flag, hasFlag } from '../../ui/flag';
import { Illustration } from '../../ui/illustration';
import { Skeleton } from '../../ui/skeleton';
import { SportIcon } from '../../ui/sport-icon';
import { countFound, type FoundGroups } from './found-groups';
import { FoundMatch } from './found-match';
import { FoundPlayer } from './found-player';
import { MarkedName } from './marked-name';
import { PopularLeagues } from './popular-leagues';
import { ResultList } from './result-list';
import { SearchEntry } from './search-entry';
import styles from './search-results.module.css';
import type { Search } from './use-search';

/** What became of a search: entries by group, nothing, or a failure that can be tried again. */
export function SearchAnswer({ search, onLeave }: { search: Search; onLeave: () => void }) {
  const t = useText();
  const { found, answered, isBusy, hasFailed, retry } = search;
  if (hasFailed) {
    return (
      <>
        <div role="alert">
          <EmptyState
            picture={<Illustration name="broken" />}
            title={t('search.failed')}
            text={t('search.failed_text')}
            action={<Button onClick={retry}>{t('pages.again')}</Button>}
          />
        </div>
        <ResultList />
      </>
    );
  }
  if (!found || answered === null) return <Waiting />;
  const count = countFound(found);
  return (
    <>
      <p role="status" className={styles.said}>
        {isBusy ? '' : t('search.found', { count })}
      </p>
      {count > 0 ? (
        <Found found={found} query={answered} onLeave={onLeave} />
      ) : (
        <Nothing query={answered} onLeave={onLeave} />
      )}
    </>
  );
}

interface FoundProps {
  found: FoundGroups;
  query: string;
  onLeave: () => void;
}

function Found({ found, query, onLeave }: FoundProps) {
  const t = useText();
  const { live, upcoming, players, leagues, categories, sports, isLeagueMeant } = found;
  const matches = (list: readonly Match[]) =>
    list.map((match) => (
      <FoundMatch key={match.id} match={match} query={query} onLeave={onLeave} />
    ));
  const leagueGroup = leagues.length > 0 && (
    <Command.Group heading={t('search.leagues')}>
      {leagues.map((league) => (
        <FoundLeague key={league.id} league={league} query={query} onLeave={onLeave} />
      ))}
    </Command.Group>
  );
  return (
    <ResultList>
      {isLeagueMeant && leagueGroup}
      {live.length > 0 && <Command.Group heading={t('search.live')}>{matches(live)}</Command.Group>}
      {upcoming.length > 0 && (
        <Command.Group heading={t('search.upcoming')}>{matches(upcoming)}</Command.Group>
      )}
      {players.length > 0 && (
        <Command.Group heading={t('search.players')}>
          {players.map((player) => (
            <FoundPlayer key={player.urn_id} player={player} query={query} onLeave={onLeave} />
          ))}
        </Command.Group>
      )}
      {!isLeagueMeant && leagueGroup}
      {categories.length > 0 && (
        <Command.Group heading={t('search.categories')}>
          {categories.map((category) => (
            <FoundCategory
              key={category.slug}
              category={category}
              query={query}
              onLeave={onLeave}
            />
          ))}
        </Command.Group>
      )}
      {sports.length > 0 && (
        <Command.Group heading={t('shell.sports')}>
          {sports.map((sport) => (
            <FoundSport key={sport.id} sport={sport} query={query} onLeave={onLeave} />
          ))}
        </Command.Group>
      )}
    </ResultList>
  );
}

type EntryProps = Omit<FoundProps, 'found'>;

function FoundLeague({ league, query, onLeave }: EntryProps & { league: Tournament }) {
  const t = useText();
  const { locale } = useFormats();
  const { sport, category, live_count: live, prematch_count: coming } = league;
  return (
    <SearchEntry
      value={`league ${league.id}`}
      to={`/${sport.key}/${league.slug}`}
      onLeave={onLeave}
      picture={<SportIcon sport={sport.key} />}
    >
      <span className={styles.texts}>
        <span className={styles.name}>
          <MarkedName name={league.name} query={query} />
        </span>
        <span className={styles.where}>
          <Flag country={category.country_code} />
          <MarkedName name={placeName(t, locale, category)} query={query} />
        </span>
      </span>
      {live + coming === 0 && <span className={styles.asleep}>{t('lists.none_planned')}</span>}
      <InPlay count={live} />
    </SearchEntry>
  );
}

type Category = FoundGroups['categories'][number];

function FoundCategory({ category, query, onLeave }: EntryProps & { category: Category }) {
  const t = useText();
  const { locale } = useFormats();
  const { sport, country_code: country, live_count: live } = category;
  return (
    <SearchEntry
      value={`category ${category.id}`}
      to={`/${sport.key}/${category.slug}`}
      onLeave={onLeave}
      picture={hasFlag(country) ? <Flag country={country} /> : <SportIcon sport={sport.key} />}
    >
      <span className={styles.texts}>
        <span className={styles.name}>
          <MarkedName name={placeName(t, locale, category)} query={query} />
        </span>
        <span className={styles.where}>{sportName(t, sport)}</span>
      </span>
      <InPlay count={live} />
    </SearchEntry>
  );
}

function FoundSport({ sport, query, onLeave }: EntryProps & { sport: Sport }) {
  const t = useText();
  return (
    <SearchEntry
      value={`sport ${sport.id}`}
      to={`/${sport.key}`}
      onLeave={onLeave}
      picture={<SportIcon sport={sport.key} />}
    >
      <span className={styles.texts}>
        <span className={styles.name}>
          <MarkedName name={sportName(t, sport)} query={query} />
        </span>
      </span>
      <InPlay count={sport.live_count} />
    </SearchEntry>
  );
}

function InPlay({ count }: { count: number }) {
  const t = useText();
  return count > 0 && <span className={styles.live}>{t('shell.live_count', { count })}</span>;
}

function Nothing({ query, onLeave }: EntryProps) {
  const t = useText();
  return (
    <>
      <EmptyState
        picture={<Illustration name="lost" />}
        title={t('search.nothing', { query })}
        text={t('search.nothing_text')}
      />
      <ResultList>
        <PopularLeagues onLeave={onLeave} />
      </ResultList>
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.waiting} aria-hidden="true">
        {[0, 1, 2, 3].map((row) => (
          <div key={row}>
            <Skeleton width="52%" height="16px" />
            <Skeleton width="34%" height="12px" />
          </div>
        ))}
      </div>
      <ResultList />
    </>
  );
}
