// Kept searches: an unguessable id for a canonical query (SEARCH-07).
import { randomBytes } from 'node:crypto';
import type { BrandId } from '#brands/brands.ts';
import type { Database } from '#platform/server/database/database.ts';

export interface SavedSearch {
  readonly id: string;
  readonly query: string;
  readonly label: string;
}

export interface SavedSearches {
  readonly find: (id: string) => Promise<SavedSearch | undefined>;
  readonly save: (brand: BrandId, query: string, label: string) => Promise<SavedSearch>;
}

/** What no id looks like is not asked for: the database refuses some texts with an error. */
export const savedSearchId = /^s_[\w-]{22}$/;

export const savedSearches = (db: Database): SavedSearches => ({
  find: async (id) =>
    savedSearchId.test(id)
      ? db.updateTable('saved_searches').set({ used_at: new Date() }).where('id', '=', id).returning(['id', 'query', 'label']).executeTakeFirst()
      : undefined,
  save: async (brand, query, label) => {
    const id = `s_${randomBytes(16).toString('base64url')}`; // 128 bits: nobody finds another's search by trying
    await db.insertInto('saved_searches').values({ id, brand, query, label }).execute();
    return { id, query, label };
  },
});
