import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { useApi } from '../../../api/api-context';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { beginCustomBet } from '../../../state/custom-ticket';
import { Button } from '../../../ui/button';
import { useFoot } from '../../../ui/use-foot';
import { askPrice } from './ask-price';
import { chosenSent, stillNeeded } from './builder-choice';
import { choose, clearBuilder, useBuilder, type WhyNot } from './builder-store';
import styles from './builder-ticket.module.css';

/** How often the price is asked for again while it shows, in ms. */
const AGAIN_MS = 4000;

/** What is chosen, what it pays together now, or why it is no bet; and the way onto the slip. */
export function BuilderTicket({
  matchId,
  allowsSingle,
}: {
  matchId: number;
  allowsSingle: boolean;
}) {
  const t = useText();
  const formats = useFormats();
  const chosen = useBuilder((state) => state.chosen);
  const needed = stillNeeded(chosen.length, allowsSingle);
  const price = usePrice(matchId, needed === 0);
  const odds = price?.odds ?? null;
  const ticket = useRef<HTMLElement>(null);
  useFoot(ticket, '--ticket');
  const add = () => {
    if (beginCustomBet({ picks: chosen, odds }).ok) clearBuilder();
  };
  return (
    <section ref={ticket} className={styles.ticket} aria-label={t('lists.key_betbuilder')}>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((picked) => (
            <li key={outcomeKey(picked)} className={styles.pick}>
              <span className={styles.name}>
                <b>{picked.outcomeName}</b> {picked.marketName}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('match-more.builder.remove', {
                  name: `${picked.marketName}: ${picked.outcomeName}`,
                })}
                onClick={() => choose(picked)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused />
      <div className={styles.foot}>
        <div className={styles.price} role="status">
          {needed > 0 && t('match-more.builder.needed', { count: needed })}
          {needed === 0 && price?.why && <Why why={price.why} />}
          {needed === 0 && !price && t('ticket.custom.waiting')}
          {odds !== null && (
            <>
              {t('match-more.builder.pays', { count: chosen.length })}
              <strong>{formats.odds(odds)}</strong>
            </>
          )}
        </div>
        <Button variant="primary" disabled={odds === null} onClick={add}>
          {t('match-more.builder.add')}
        </Button>
      </div>
    </section>
  );
}

/** The outcome that was pressed although it does not combine, and why. */
function Refused() {
  const t = useText();
  const refused = useBuilder((state) => state.refused);
  return (
    <p className={styles.refused} role="status">
      {refused && (
        <>
          <b>
            {refused.picked.marketName}: {refused.picked.outcomeName}
          </b>{' '}
          {refused.why ? <Why why={refused.why} /> : t('match-more.builder.apart_text')}
        </>
      )}
    </p>
  );
}

function Why({ why: { reason, message } }: { why: WhyNot }) {
  const t = useText();
  return (
    <span className={styles.why}>
      <CircleAlert size={14} aria-hidden="true" />
      {reason === null ? message : t(`ticket.custom.why.${reason}`)}
    </span>
  );
}

/** The price of what is chosen, kept up to date; undefined while it is not known. */
function usePrice(matchId: number, isAsked: boolean) {
  const api = useApi();
  const chosen = useBuilder((state) => state.chosen);
  const { data } = useQuery({
    queryKey: ['builder price', matchId, ...chosenSent(chosen)],
    queryFn: ({ signal }) => askPrice(api, chosen, signal),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
  return isAsked ? data : undefined;
}
