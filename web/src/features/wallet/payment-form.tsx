import { useQuery } from '@tanstack/react-query';
import { PLATFORM_API } from '@touchline/wire/calls/call';
import type { Account } from '@touchline/wire/calls/platform';
import type { PaymentWidget, SpiNotification } from '@touchline/wire/window/spi';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { session } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { loadWidget } from './load-widget';
import styles from './payment-form.module.css';
import { widgetMessages } from './widget-messages';

interface Props {
  account: Account;
  platformOrigin: string;
}

/** The platform's own payment form, loaded from its origin (SPEC §7). */
export function PaymentForm({ account, platformOrigin }: Props) {
  const t = useText();
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment-widget', platformOrigin],
    queryFn: () => loadWidget(platformOrigin),
    staleTime: Infinity,
    retry: false,
  });
  if (data) return <Mounted widget={data} account={account} platformOrigin={platformOrigin} />;
  if (isError) {
    return (
      <EmptyState
        title={t('wallet.failed.title')}
        text={t('wallet.failed.text')}
        action={<Button onClick={() => void refetch()}>{t('wallet.failed.action')}</Button>}
      />
    );
  }
  return (
    <div className={styles.waiting} role="status" aria-label={t('wallet.loading')}>
      <Skeleton height="52px" />
      <Skeleton height="44px" />
      <Skeleton height="50px" />
    </div>
  );
}

function Mounted({ widget, account, platformOrigin }: Props & { widget: PaymentWidget }) {
  const t = useText();
  const { locale } = useFormats();
  const container = useRef<HTMLDivElement>(null);
  const { currency, subunits } = account;
  useEffect(() => {
    if (!container.current) return;
    const mounted = widget.mount(container.current, {
      backendOrigin: platformOrigin,
      apiPrefix: PLATFORM_API,
      currency,
      subunits,
      locale,
      messages: widgetMessages(t),
      onNotification: (notification) => tell(t, notification),
    });
    return () => mounted.unmount();
  }, [widget, platformOrigin, currency, subunits, locale, t]);
  return <div ref={container} className={styles.widget} />;
}

const KINDS = { success: 'info', warning: 'info', danger: 'error' } as const;

/** SPEC §8: what the widget says becomes an alert. */
function tell(t: Text, { type, title, message }: SpiNotification): void {
  if (message === 'sign_in_again') session.expired();
  showAlert({
    kind: KINDS[type],
    title: t(`wallet.notification.title.${title}`),
    message: t(`wallet.notification.message.${message}`),
  });
}
