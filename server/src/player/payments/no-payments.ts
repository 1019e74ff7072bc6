import { refused } from '@touchline/domain/result';
import type { PaymentProvider } from './payment-provider';

/** Nobody collects or sends money: whoever asks for it is told so before it comes to this. */
export function noPayments(): PaymentProvider {
  const nobody = () => Promise.reject(new Error('there is no payment provider'));
  return {
    name: 'none',
    isClosed: true,
    createPayment: nobody,
    paymentStatus: async () => null,
    refundPayment: nobody,
    keepDestination: nobody,
    sendPayout: nobody,
    payoutStatus: async () => null,
    parseWebhook: () => refused('unsigned'),
  };
}
