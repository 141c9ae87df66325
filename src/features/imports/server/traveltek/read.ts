// The door of the format: JSON of one file → a voyage in our words.
import { currencies, isCurrency, type Currency } from '#domain/money/money.ts';
import { collectFindings, type Findings } from '../reading/findings.ts';
import type { ReadOptions, VoyageReading } from '../voyage-import.service.ts';
import { parseTraveltek } from './parse.ts';
import type { TraveltekSailing } from './sailing.ts';
import { toVoyage } from './to-voyage.ts';

export function readTraveltek(root: unknown, options: ReadOptions): VoyageReading {
  const { sailing, findings: read } = parseTraveltek(root);
  const findings = collectFindings();
  findings.all.push(...read);
  const currency = sailing && currencyOf(sailing, options, findings);
  if (!sailing || !currency) return { voyage: undefined, findings: findings.all };
  const voyage = toVoyage(sailing, root, { ...options, currency }, findings);
  return { voyage: findings.refused ? undefined : voyage, findings: findings.all };
}

/**
 * The price table names no currency (rule 5): it comes from the command, the shop's setting for the market or the file's live
 * prices. An amount without a sure currency is no price, so a file without one, or with two, is refused.
 */
function currencyOf(sailing: TraveltekSailing, options: ReadOptions, findings: Findings): Currency | undefined {
  const market = { place: '$.marketid', value: sailing.marketId };
  const setting = options.marketCurrencies[sailing.marketId ?? ''];
  const [stated, ...others] = sailing.statedCurrencies;
  const live = { place: '$.cachedprices', value: sailing.statedCurrencies.join(', ') };
  const currency = options.currency ?? setting ?? stated;
  if (currency === undefined) return void findings.refuse(market, 'the currency of this market is unknown: state it with --currency');
  if (!isCurrency(currency))
    return void findings.refuse(setting === undefined ? live : market, `the currency ${currency} is none that the shop sells in (${currencies.join(', ')})`);
  if (others.length > 0 || (stated !== undefined && stated !== currency))
    return void findings.refuse(live, `the live prices of the file are in another currency than ${currency}`);
  return currency;
}
