// What other screens take from the search: the box, the cards, and the memory of this device.
export { SearchBox, type SearchBoxProps } from './box/search-box.tsx';
export { VoyageCard, VoyageCardDetail, VoyageCardTile, type VoyageCardProps } from './card/voyage-card.tsx';
export { CompareSwitch } from './compare/compare-switch.tsx';
export { lastSearch, rememberVisit, useVisited, type LastSearch } from './device-memory.ts';
