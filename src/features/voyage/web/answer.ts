// Parts of the server's answer, named.
import type { PrePostPackages, VoyageDetails } from '../contract.ts';

export type { PrePostPackages, VoyageDetails } from '../contract.ts';
export type CabinTypeOffer = VoyageDetails['cabinTypes'][number];
export type CategoryOffer = CabinTypeOffer['categories'][number];
export type FareOffer = CategoryOffer['fares'][number];
export type PortCall = VoyageDetails['itinerary'][number];
export type OtherDate = VoyageDetails['otherDates'][number];
export type Review = VoyageDetails['ratings']['reviews'][number];
export type TravelPackage = PrePostPackages['packages'][number];
/** Null where the packages could not be read: the voyage itself can be sold without them. */
export type Packages = readonly TravelPackage[] | null;
