// Which payment provider there is, by the settings; the shop and its worker ask here and nowhere else (PAY-03, decision 30).
import type { Config } from '#platform/server/config.ts';
import { createHttpProvider } from './http-provider.ts';
import { noPaymentProvider } from './no-provider.ts';
import type { PaymentProvider } from './payment-port.ts';
import { createStripeProvider } from './stripe-provider.ts';

export type ProviderSettings = Pick<Config, 'PAYMENT_PROVIDER' | 'PAYMENT_PROVIDER_URL' | 'PAYMENT_PROVIDER_KEY' | 'PAYMENT_PROVIDER_FRAME_ORIGIN'>;

/** @throws Error where address or key are missing; readConfig refuses such settings at start */
export function paymentProvider(config: ProviderSettings): PaymentProvider {
  const { PAYMENT_PROVIDER: kind, PAYMENT_PROVIDER_URL: baseUrl, PAYMENT_PROVIDER_KEY: key, PAYMENT_PROVIDER_FRAME_ORIGIN: frameOrigin } = config;
  if (kind === 'none') return noPaymentProvider;
  if (!key) throw new Error(`PAYMENT_PROVIDER=${kind} without PAYMENT_PROVIDER_KEY`);
  if (kind === 'stripe') return createStripeProvider({ secretKey: key });
  if (!baseUrl) throw new Error('PAYMENT_PROVIDER=http without PAYMENT_PROVIDER_URL');
  return createHttpProvider({ baseUrl, apiKey: key, ...(frameOrigin && { frameOrigin }) });
}
