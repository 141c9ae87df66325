/** Id of a call's line in the itinerary, where the day strip leads; index in the order of the voyage. */
export const callId = (index: number): string => `call-${index + 1}`;
