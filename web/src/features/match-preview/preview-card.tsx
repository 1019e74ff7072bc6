import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { ChevronDown, ChevronUp, Pin, PinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { foldPreview, pinPreview, useMatchPreview } from '../../state/match-preview';
import { Crest } from '../../ui/crest';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './preview-card.module.css';

export interface PreviewCardProps {
  match: MatchCard;
  /** The pages of the match and of its league. */
  to: string;
  leagueTo: string;
  clock: ReactNode;
  score: ReactNode;
  /** The main market's buttons. */
  odds: ReactNode;
}

/** A match beside the page: who plays, where it stands, and the odds on who wins (SPEC §2 "match preview"). */
export function PreviewCard({ match, to, leagueTo, clock, score, odds }: PreviewCardProps) {
  const t = useText();
  const { home, away } = sidesOf(match);
  const isFolded = useMatchPreview((preview) => preview.isFolded);
  const count = useLiveMatch(match.id)?.availableMarkets ?? match.available_markets;
  return (
    <section
      className={styles.card}
      aria-label={t('chrome.preview.title')}
      data-folded={isFolded || undefined}
    >
      <header className={styles.head}>
        <Link to={leagueTo} className={styles.league}>
          <SportIcon sport={match.tournament.sport.key} />
          <span className={styles.name}>{match.tournament.name}</span>
        </Link>
        <PinButton match={match} />
        <FoldButton isFolded={isFolded} />
      </header>
      {!isFolded && (
        <>
          <Link to={to} className={styles.match}>
            {clock}
            <span className={styles.teams}>
              <Crest name={home.name} />
              <span className={styles.name}>{home.name}</span>
              <Crest name={away.name} />
              <span className={styles.name}>{away.name}</span>
            </span>
            {score}
          </Link>
          {odds}
          <Link to={to} className={styles.more}>
            {t('chrome.preview.open', { count: Math.max(0, count - 1) })}
          </Link>
        </>
      )}
    </section>
  );
}

function PinButton({ match }: { match: MatchCard }) {
  const t = useText();
  const isPinned = useMatchPreview(({ pinned }) => pinned === match.id);
  const { home, away } = sidesOf(match);
  const Picture = isPinned ? PinOff : Pin;
  return (
    <IconButton
      label={
        isPinned
          ? t('chrome.preview.unpin')
          : t('chrome.preview.pin', { home: home.name, away: away.name })
      }
      aria-pressed={isPinned}
      onClick={() => pinPreview(isPinned ? null : match.id)}
    >
      <Picture size={16} aria-hidden="true" />
    </IconButton>
  );
}

function FoldButton({ isFolded }: { isFolded: boolean }) {
  const t = useText();
  const Picture = isFolded ? ChevronDown : ChevronUp;
  return (
    <IconButton
      label={t(isFolded ? 'chrome.preview.unfold' : 'chrome.preview.fold')}
      aria-expanded={!isFolded}
      onClick={() => foldPreview(!isFolded)}
    >
      <Picture size={16} aria-hidden="true" />
    </IconButton>
  );
}

/** Stands for the card where nothing is in play, as high as one. */
export function NoPreview() {
  const t = useText();
  return (
    <section className={`${styles.card} ${styles.nothing}`} aria-label={t('chrome.preview.title')}>
      <strong>{t('chrome.preview.nothing')}</strong>
      <p>{t('chrome.preview.nothing_text')}</p>
    </section>
  );
}
