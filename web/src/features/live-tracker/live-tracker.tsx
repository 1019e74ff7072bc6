import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import { getTimeline } from '@touchline/wire/calls/match-details';
import { sidesOf } from '@touchline/wire/match-sides';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { GroundPicture } from './ground-picture';
import type { Ground } from './grounds';
import styles from './live-tracker.module.css';
import { type Count, type Latest, type Mark, type Scene, sceneOf } from './scene';

/** The timeline is read again after each news of the match, and so often at least, in ms. */
const AGAIN_MS = 15_000;
/** News of one moment come in several parts, in ms. */
const GATHER_MS = 700;

interface Props {
  match: Match;
  ground: Ground;
  /** What a moment is called, by its kind. */
  wordOf: (kind: string) => string;
}

/** Follows a match on its ground: what has happened last and where, and what has happened when. */
export function LiveTracker({ match, ground, wordOf }: Props) {
  const t = useText();
  const { scene, isKnown } = useScene(match, ground);
  const { home, away } = sidesOf(match);
  return (
    <section className={styles.tracker} aria-label={t('tracker.name')}>
      <GroundPicture ground={ground} scene={scene} />
      <div className={styles.told}>
        <p className={styles.latest}>
          {scene.latest ? (
            <LatestWords
              latest={scene.latest}
              word={wordOf(scene.latest.kind)}
              home={home.name}
              away={away.name}
            />
          ) : (
            // Before the answer nobody knows.
            isKnown && t('tracker.nothing_yet')
          )}
        </p>
        {scene.counts.length > 0 && (
          <ul className={styles.counts}>
            {scene.counts.map((count) => (
              <CountRow key={count.kind} {...count} />
            ))}
          </ul>
        )}
      </div>
      {scene.marks.length > 0 && <TimeLine marks={scene.marks} />}
    </section>
  );
}

function useScene(match: Match, ground: Ground): { scene: Scene; isKnown: boolean } {
  const live = useLiveMatch(match.id);
  const { data, refetch } = useQuery({
    ...apiQuery(useApi(), getTimeline, { params: { id: match.id } }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  const statistics = live?.statistics ?? match.statistics;
  const version = live?.version ?? 0;
  useEffect(() => {
    if (version === 0) return;
    const timer = setTimeout(() => void refetch(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [version, refetch]);
  return { scene: sceneOf(ground, statistics, data?.data ?? []), isKnown: data !== undefined };
}

interface LatestProps {
  latest: Latest;
  word: string;
  home: string;
  away: string;
}

function LatestWords({ latest, word, home, away }: LatestProps) {
  const { side, matchTime, player } = latest;
  const who = side === null ? null : side === 'home' ? home : away;
  return (
    <>
      {matchTime !== null && <span className={styles.time}>{matchTime}</span>}
      <strong>{word}</strong>
      {who !== null && <span className={styles.who}>{who}</span>}
      {player !== null && <span className={styles.player}>{player}</span>}
    </>
  );
}

function CountRow({ kind, home, away }: Count) {
  const t = useText();
  return (
    <li className={styles.count} data-kind={kind}>
      <b>{home}</b>
      <span>{t(`moments.${kind}`)}</span>
      <b>{away}</b>
    </li>
  );
}

/** The home side above the line, the other below. Every mark is in the list of the match's statistics as well. */
function TimeLine({ marks }: { marks: readonly Mark[] }) {
  return (
    <div className={styles.line} aria-hidden="true">
      {marks.map(({ key, kind, side, place }) => (
        <span
          key={key}
          className={styles.mark}
          data-kind={kind}
          data-side={side}
          style={{ '--place': place }}
        />
      ))}
    </div>
  );
}
