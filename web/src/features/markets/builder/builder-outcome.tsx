import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { pickedOutcome } from '@touchline/wire/picked-outcome';
import { useApi } from '../../../api/api-context';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { useLiveOutcome } from '../../../live/live-context';
import type { OutcomeButtonProps } from '../outcome-button';
import buttons from '../outcome-button.module.css';
import { spokenName } from '../spoken-name';
import { askPrice } from './ask-price';
import { standingOf } from './builder-choice';
import { builder, choose, refuse, useBuilder } from './builder-store';

/**
 * An outcome in the bet builder. What does not combine with what is chosen is not chosen by a press, which tells why;
 * so it is no disabled button.
 */
export function BuilderOutcome(props: OutcomeButtonProps) {
  const { match, market, outcome, open, label, shape = 'cell' } = props;
  const api = useApi();
  const t = useText();
  const formats = useFormats();
  const at = {
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  };
  const live = useLiveOutcome(outcomeKey(at)) ?? { ...outcome, status: market.status };
  const standing = useBuilder(({ chosen, combines }) => standingOf(at, chosen, combines));
  const { odds } = live;
  const isOpen = odds !== null && open && live.active && live.status === MARKET_STATUS.active;
  const isApart = isOpen && standing === 'apart';
  const shown = odds === null ? '–' : formats.odds(odds);
  const state = isApart ? t('match-more.builder.apart') : isOpen ? '' : t('match.suspended');
  const press = () => {
    if (odds === null) return;
    const picked = pickedOutcome(match, market, outcome, odds);
    if (!isApart) choose(picked);
    else {
      refuse(picked);
      void askPrice(api, [...builder.getState().chosen, picked]).then(
        ({ why }) => builder.getState().refused?.picked === picked && why && refuse(picked, why),
        () => undefined,
      );
    }
  };
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons[shape]}`}
      aria-pressed={standing === 'chosen'}
      aria-label={`${spokenName(outcome.name, label)} ${shown}${state && `, ${state}`}`}
      aria-disabled={isApart || undefined}
      disabled={!isOpen && standing !== 'chosen'}
      data-closed={isOpen && !isApart ? undefined : ''}
      onClick={press}
    >
      <span className={buttons.name}>{label}</span> <span className={buttons.odds}>{shown}</span>
    </button>
  );
}
