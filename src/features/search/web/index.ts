// What other screens take from the search: the box, the cards, and the memory of this device.
export { SearchBox } from './box/search-box.tsx';
export type { SearchBoxProps } from './box/search-box-props.ts';
export { VoyageCard, type VoyageCardProps } from './card/voyage-card.tsx';
export { VoyageCardDetail, VoyageCardTile } from './card/voyage-card-views.tsx';
export { CompareSwitch } from './compare/compare-switch.tsx';
export { lastSearch, rememberVisit, useVisited, type LastSearch } from './device-memory.ts';
