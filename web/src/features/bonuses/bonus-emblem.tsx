import type { BonusType } from '@touchline/domain/bonus/bonus-kind';
import {
  Archive,
  Coins,
  Crosshair,
  Layers,
  ShieldCheck,
  Ticket,
  TicketCheck,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import styles from './bonus-emblem.module.css';

const PICTURES: Readonly<Record<BonusType, LucideIcon>> = {
  comboboost: Layers,
  freebet: Ticket,
  freebet_no_risk: ShieldCheck,
  freebet_all_win: TicketCheck,
  freebet_only_win: Ticket,
  hunting: Crosshair,
  tournament: Trophy,
  lootbox: Archive,
  amb: TicketCheck,
  jackpot: Coins,
};

/** The sign of a kind of bonus. Decorative: its name stands beside it. */
export function BonusEmblem({
  type,
  size = 'medium',
}: {
  type: BonusType;
  size?: 'small' | 'medium';
}) {
  const Picture = PICTURES[type];
  return (
    <span className={styles.emblem} data-size={size} aria-hidden="true">
      <Picture size={size === 'small' ? 18 : 22} strokeWidth={1.7} />
    </span>
  );
}
