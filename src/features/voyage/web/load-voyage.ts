// What the page's route asks the server for.
import type { Party } from '#domain/pax/party.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Api } from '#platform/web/app-runtime/api.ts';
import type { getPrePostPackages, getVoyageDetails } from '../contract.ts';
import type { Packages, VoyageDetails } from './answer.ts';

const biggestId = 2_147_483_647;

export interface LoadedVoyage {
  readonly voyage: VoyageDetails;
  readonly packages: Packages;
}

/** @returns undefined for a number that no voyage ever had; @throws Failure where the server cannot answer */
export async function loadVoyage(api: Api, id: string, { adults, childAges }: Party): Promise<LoadedVoyage | undefined> {
  const voyageId = Number(id);
  if (!/^\d{1,10}$/.test(id) || voyageId < 1 || voyageId > biggestId) return undefined;
  const packages = api<typeof getPrePostPackages>('voyage/getPrePostPackages', { voyageId }).then(
    (answer): Packages => answer.packages,
    (): Packages => null,
  );
  try {
    const voyage = await api<typeof getVoyageDetails>('voyage/getVoyageDetails', { voyageId, pax: { adults, childAges: [...childAges] } });
    return { voyage, packages: await packages };
  } catch (error) {
    if (error instanceof Failure && error.code === 'UnknownVoyage') return undefined;
    throw error;
  }
}

/** A voyage that has left or is no longer offered: the page says so and answers 410 (VOYAGE-06, V9). */
export const isGone = (voyage: Pick<VoyageDetails, 'state'>): boolean => voyage.state === 'departed' || voyage.state === 'withdrawn';
