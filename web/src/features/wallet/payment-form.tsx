import { useQuery } from '@tanstack/react-query';
import { onWire } from '@touchline/wire/money';
import type { Minor } from '@touchline/domain/money';
import { PLATFORM_API } from '@touchline/wire/calls/call';
import type { Account } from '@touchline/wire/calls/platform';
import type { PaymentWidget, SpiResult } from '@touchline/wire/window/spi';
import { useEffect, useRef, useState } from 'react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { loadWidget } from './load-widget';
import styles from './payment-form.module.css';
import { tellNotification } from './tell-deposit';
import { widgetMessages } from './widget-messages';

interface Props {
  account: Account;
  platformOrigin: string;
  /** `quick` is one line for the slip. */
  mode?: 'full' | 'quick';
  /** What stands in the field at first, in subunits. */
  amount?: Minor;
  /** A deposit has begun, by its id. */
  onBegun: (id: string) => void;
  /** How a deposit ended that was paid in a window of its own. */
  onResult: (result: SpiResult) => void;
  /** Nobody collects money now, which the form says by itself. */
  onClosed?: () => void;
  /** Escape was pressed in the form. */
  onLeave?: () => void;
}

/** How long the form's own document may take, in ms. */
const PATIENCE_MS = 15_000;

/** The platform's own payment form, loaded from its origin (SPEC §7). */
export function PaymentForm(props: Props) {
  const { platformOrigin, mode = 'full' } = props;
  const t = useText();
  const [standing, setStanding] = useState<'waiting' | 'ready' | 'late'>('waiting');
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment-widget', platformOrigin],
    queryFn: () => loadWidget(platformOrigin),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (!data || standing !== 'waiting') return;
    const timer = setTimeout(() => setStanding('late'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [data, standing]);
  if (isError || standing === 'late') {
    const again = () => {
      setStanding('waiting');
      if (isError) void refetch();
    };
    return (
      <EmptyState
        title={t('wallet.failed.title')}
        text={t('wallet.failed.text')}
        action={<Button onClick={again}>{t('wallet.failed.action')}</Button>}
      />
    );
  }
  return (
    <div className={styles.place}>
      {standing === 'waiting' && <Waiting mode={mode} />}
      {data && <Mounted {...props} widget={data} onReady={() => setStanding('ready')} />}
    </div>
  );
}

function Waiting({ mode }: { mode: 'full' | 'quick' }) {
  const t = useText();
  const heights = mode === 'full' ? ['76px', '44px', '48px'] : ['62px'];
  return (
    <div className={styles.waiting} role="status" aria-label={t('wallet.loading')}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}

type Heard = Pick<Props, 'onBegun' | 'onResult' | 'onClosed' | 'onLeave'> & { onReady: () => void };

function Mounted({
  widget,
  account,
  platformOrigin,
  mode,
  amount,
  ...heard
}: Props & Heard & { widget: PaymentWidget }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef<Heard>(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const { currency, subunits } = account;
  const helpUrl = platformPage(site, locale, '/help-center');
  useEffect(() => {
    if (!container.current) return;
    const mounted = widget.mount(container.current, {
      backendOrigin: platformOrigin,
      apiPrefix: PLATFORM_API,
      currency,
      subunits,
      locale,
      helpUrl,
      ...(mode === undefined ? {} : { mode }),
      ...(amount === undefined ? {} : { amount: onWire(amount) }),
      messages: widgetMessages(t),
      onNotification: (notification) => tellNotification(t, notification),
      onReady: () => latest.current.onReady(),
      onBegun: (id) => latest.current.onBegun(id),
      onResult: (result) => latest.current.onResult(result),
      onClosed: () => latest.current.onClosed?.(),
      onLeave: () => latest.current.onLeave?.(),
    });
    return () => mounted.unmount();
  }, [widget, platformOrigin, currency, subunits, locale, helpUrl, mode, amount, t]);
  return <div ref={container} className={styles.widget} />;
}
