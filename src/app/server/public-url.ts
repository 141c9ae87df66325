// Where each shop is found from outside, for addresses that leave it: links in mails, the way back from a bank.
import { brands, type BrandId } from '#brands/brands.ts';
import type { Config } from '#platform/server/config.ts';

/**
 * As the settings say; a demo world is at this machine, where its own mailbox opens the links, and everything else at the brand's address.
 * @returns scheme and host without a slash at the end
 */
export function publicUrlOf(config: Pick<Config, 'PUBLIC_URL_FAHRWASSER' | 'PUBLIC_URL_FAIRWAY' | 'DEMO_WORLD' | 'PORT'>): (brand: BrandId) => string {
  const configured: Readonly<Record<BrandId, string | undefined>> = { fahrwasser: config.PUBLIC_URL_FAHRWASSER, fairway: config.PUBLIC_URL_FAIRWAY };
  const isHere = config.DEMO_WORLD === 'on' && config.PORT > 0;
  return (brand) => configured[brand] ?? (isHere ? `http://${brands[brand].hosts[0]}:${config.PORT}` : brands[brand].productionUrl);
}
