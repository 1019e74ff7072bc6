import type { SpiMessages } from '@touchline/wire/window/spi';
import type { Text } from '../../i18n/text';

/** The widget's sentences in this page's words. It fills `{amount}` in by itself. */
export function widgetMessages(t: Text): SpiMessages {
  const amount = '{amount}';
  return {
    amount: t('wallet.widget.amount'),
    chips: t('wallet.widget.chips'),
    submit: t('wallet.widget.submit'),
    submitWithAmount: t('wallet.widget.submitWithAmount', { amount }),
    sending: t('wallet.widget.sending'),
    note: t('wallet.widget.note'),
    notAnAmount: t('wallet.widget.notAnAmount', { amount }),
    amountRefused: t('wallet.notification.message.amount_refused'),
    currencyRefused: t('wallet.notification.message.currency_refused'),
    signedOut: t('wallet.notification.message.sign_in_again'),
    noConnection: t('wallet.notification.message.no_connection'),
    tryAgain: t('wallet.notification.message.try_again'),
  };
}
