import type { SpiMessages } from '@touchline/wire/window/spi';
import type { Text } from '../../i18n/text';

/** The widget's sentences in this page's words. It fills in by itself what stands in braces. */
export function widgetMessages(t: Text): SpiMessages {
  const amount = '{amount}';
  const bounds = { min: '{min}', max: '{max}' };
  return {
    frame: t('wallet.widget.frame'),
    amount: t('wallet.widget.amount'),
    chips: t('wallet.widget.chips'),
    limits: t('wallet.widget.limits', bounds),
    submit: t('wallet.widget.submit'),
    submitWithAmount: t('wallet.widget.submitWithAmount', { amount }),
    sending: t('wallet.widget.sending'),
    note: t('wallet.widget.note'),
    help: t('wallet.widget.help'),
    notAnAmount: t('wallet.widget.notAnAmount', { amount }),
    outsideLimits: t('wallet.widget.outsideLimits', bounds),
    amountRefused: t('spi.notification.amount_refused'),
    currencyRefused: t('spi.notification.currency_refused'),
    limitReached: t('spi.notification.limit_reached'),
    seeProfile: t('spi.notification.see_profile'),
    notOffered: t('spi.notification.not_offered'),
    signedOut: t('spi.notification.sign_in_again'),
    noConnection: t('spi.notification.no_connection'),
    tryAgain: t('spi.notification.try_again'),
    inWindow: t('wallet.widget.inWindow'),
    showWindow: t('wallet.widget.showWindow'),
    windowClosed: t('wallet.widget.windowClosed'),
    onItsWay: t('wallet.widget.onItsWay'),
    declined: t('wallet.widget.declined'),
    closedTitle: t('wallet.widget.closed'),
    closed: t('spi.notification.payments_closed'),
  };
}
