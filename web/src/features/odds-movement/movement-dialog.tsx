import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market, Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/dialog';
import { LineMovement } from './line-movement';
import type { MovingMarket } from './moving-market';
import styles from './movement-dialog.module.css';

interface Props {
  match: Match;
  market: MovingMarket;
  onClose: () => void;
}

/** How the odds of a market have moved: a chart for each outcome of one of its lines, the main one first. */
export function MovementDialog({ match, market, onClose }: Props) {
  const t = useText();
  const { lines } = market;
  const main = lines.find(({ line }) => line.most_balanced) ?? lines[Math.floor(lines.length / 2)];
  const [chosen, setChosen] = useState(main ? keyOf(main.line) : '');
  const { line } = lines.find((each) => keyOf(each.line) === chosen) ?? main ?? {};
  const { home, away } = sidesOf(match);
  return (
    <Dialog
      onClose={onClose}
      title={t('match.movement_of', { market: market.name })}
      description={away.name === '' ? home.name : `${home.name} – ${away.name}`}
      closeLabel={t('shell.close')}
    >
      {lines.length > 1 && (
        <label className={styles.line}>
          {t('tracker.line')}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {lines.map(({ label, line: each }) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {line && <LineMovement key={keyOf(line)} match={match} line={line} />}
    </Dialog>
  );
}

function keyOf({ match_id: matchId, id: marketId, specifier }: Market): string {
  return lineKey({ matchId, marketId, specifier });
}
