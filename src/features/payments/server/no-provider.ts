// No payment provider is configured: no card is offered, the operator collects (decision 30).
import { PaymentProviderError, type PaymentProvider } from './payment-port.ts';

const none = (): never => {
  throw new PaymentProviderError('refused', 'no payment provider is configured');
};

export const noPaymentProvider: PaymentProvider = {
  cardOffered: false,
  frameOrigin: undefined,
  quarantineMs: 0,
  fields: async () => none(),
  describe: async () => undefined,
  forward: async () => none(),
  // Nothing can ever have been sent.
  query: async () => 'not_known',
  remove: async () => undefined,
};
