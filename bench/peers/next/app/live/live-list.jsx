'use client';

import Link from 'next/link';
import { useState } from 'react';

const LETTER = /\S/gu;

/** Matches in play by league, each with the odds of its main market. They tick, so the browser renders them too. */
export function LiveList({ matches, now }) {
  const [picked, setPicked] = useState(null);
  const leagues = new Map();
  for (const match of matches) {
    const found = leagues.get(match.tournament.id) ?? [];
    leagues.set(match.tournament.id, [...found, match]);
  }
  return [...leagues.values()].map((group) => (
    <section key={group[0].tournament.id}>
      <h2>
        <Link
          href={`/${group[0].tournament.sport.key}/${group[0].tournament.slug}`}
          prefetch={false}
        >
          {group[0].tournament.name}
        </Link>
        <small>{group[0].tournament.category.name}</small>
        <span>1</span>
        <span>X</span>
        <span>2</span>
      </h2>
      {group.map((match) => (
        <Row key={match.id} match={match} now={now} picked={picked} onPick={setPicked} />
      ))}
    </section>
  ));
}

function Row({ match, now, picked, onPick }) {
  const { home, away } = match.competitors;
  const path = `/${match.tournament.sport.key}/${match.slug}`;
  return (
    <article className="row">
      <time dateTime={match.start_time}>{clockOf(match, now)}</time>
      <Link href={path} prefetch={false}>
        <Team team={home} score={match.total_score?.home} />
        <Team team={away} score={match.total_score?.away} />
      </Link>
      {(match.main_market?.outcomes ?? []).map((outcome) => (
        <Odds
          key={outcome.id}
          outcome={outcome}
          line={match.main_market}
          isPicked={picked === `${match.id} ${outcome.id}`}
          onPick={() => onPick(`${match.id} ${outcome.id}`)}
        />
      ))}
      <Link href={path} prefetch={false} aria-label="More markets">
        +{match.available_markets}
      </Link>
      <button type="button" aria-label="Favorite">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
        </svg>
      </button>
    </article>
  );
}

function Team({ team, score }) {
  return (
    <span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect width="20" height="20" rx="6" fill={colourOf(team.name)} />
      </svg>
      <span>{team.name}</span>
      <b>{score ?? ''}</b>
    </span>
  );
}

function Odds({ outcome, line, isPicked, onPick }) {
  const isOpen = line.status === 1 && outcome.active && outcome.odds !== null;
  const text = outcome.odds === null ? '–' : (outcome.odds / 1000).toFixed(2);
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${outcome.name} ${text}`}
      disabled={!isOpen}
      onClick={onPick}
    >
      <span>{outcome.name}</span>
      <b>{text}</b>
    </button>
  );
}

function clockOf(match, now) {
  const minutes = Math.max(0, Math.floor((now - Date.parse(match.start_time)) / 60_000));
  return match.clock?.match_time ?? `${minutes}'`;
}

function colourOf(name) {
  const sum = (name.match(LETTER) ?? []).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `hsl(${sum % 360} 45% 45%)`;
}
