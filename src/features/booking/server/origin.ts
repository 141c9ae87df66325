// Where customers come from: twelve answers, given once, by whoever holds the key of the question (BOOK-16, D9).
import { sql } from 'kysely';
import { defineMessages } from '#domain/language.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { hashOf } from './secret.ts';
import type { BookingAsker } from './session.service.ts';

const origins = defineMessages(
  {
    o1: 'Empfehlung von Familie oder Freunden',
    o2: 'An Bord',
    o3: 'Suchmaschine',
    o4: 'Anzeige in einer Suchmaschine',
    o5: 'Suche, weiß nicht mehr wo',
    o6: 'Radio',
    o7: 'Zeitung',
    o8: 'Ich bin schon Kunde',
    o9: 'Forum oder soziales Netz',
    o10: 'Messe',
    o11: 'Vor Ort',
    o12: 'Anderes',
  },
  {
    o1: 'Recommended by family or friends',
    o2: 'On board',
    o3: 'Search engine',
    o4: 'Advertisement in a search engine',
    o5: 'Search, no longer sure where',
    o6: 'Radio',
    o7: 'Newspaper',
    o8: 'I am a customer already',
    o9: 'Forum or social network',
    o10: 'Trade fair',
    o11: 'On site',
    o12: 'Other',
  },
);

/** The question may be answered for a day (decision 50). */
const OPEN_HOURS = 24;

export function createOriginService(db: Database) {
  return {
    settings: ({ language }: ShopAsker) => ({ options: Object.values(origins[language]).map((label, index) => ({ id: index + 1, label })) }),

    /** @throws Failure InvalidSession for a key that is not this visitor's, unknown or too old: all look the same */
    async submit({ contactId, origin }: { readonly contactId: string; readonly origin: number }, asker: BookingAsker): Promise<{ saved: boolean }> {
      const { secret } = asker.visitor;
      if (secret === undefined) throw new Failure('InvalidSession');
      const { rows } = await sql<{ saved: boolean }>`
        with own as (
          select b.id, b.customer_origin from bookings b join booking_sessions s on s.id_hash = b.session_hash
          where b.contact_id = ${contactId} and s.owner_hash = ${hashOf(secret)} and b.brand = ${asker.brand}
            and b.created_at > now() - make_interval(hours => ${OPEN_HOURS})
        ), noted as (update bookings set customer_origin = ${origin} where id in (select id from own where customer_origin is null) returning id)
        select exists (select 1 from noted) as saved from own`.execute(db);
      const row = rows[0];
      if (!row) throw new Failure('InvalidSession');
      return { saved: row.saved };
    },
  };
}
