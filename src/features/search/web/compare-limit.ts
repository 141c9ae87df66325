/** How many voyages stand side by side at most (SEARCH-16). */
export const MOST_COMPARED = 4;
