// Booking closed for a while (BOOK-18): every call of the booking answers with the page that says so, in the brand's language. Everything
// else of the shop, and its health, goes on.
import { sql } from 'kysely';
import { defineMessages } from '#domain/language.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { ImplementedCall } from '#platform/server/http/implement.ts';

export interface MaintenancePage {
  readonly title: string;
  /** Cleaned: paragraphs, lists and links alone. */
  readonly html: string;
}

/** Said where the window has no words of its own. */
const usual = defineMessages(
  {
    title: 'Buchungen sind gerade nicht möglich',
    html: '<p>Wir arbeiten an unserem Buchungssystem. Kontakt- und Buchungsformulare sind so lange nicht verfügbar. Per E-Mail sind wir für Sie da.</p>',
  },
  {
    title: 'Bookings are not possible at the moment',
    html: '<p>We are working on our booking system. Contact and booking forms are not available meanwhile. You can reach us by e-mail.</p>',
  },
);

/** @returns undefined while booking is open */
export async function maintenanceOf(db: Database, { brand, language, now }: ShopAsker): Promise<MaintenancePage | undefined> {
  const { rows } = await sql<{ title: string; html: string }>`
    select case when ${language} = 'de' then title_de else title_en end as title, case when ${language} = 'de' then html_de else html_en end as html
    from maintenance_windows where starts_at <= ${now} and ends_at > ${now} and (brand is null or brand = ${brand}) order by brand nulls last, id limit 1`.execute(
    db,
  );
  const row = rows[0];
  return row && { title: row.title.trim() || usual[language].title, html: cleanHtml(row.html) || usual[language].html };
}

/** The same calls, closed while a window is open. */
export const closedForMaintenance = <Context extends ShopAsker>(
  db: Database,
  calls: readonly ImplementedCall<Context>[],
): readonly ImplementedCall<Context>[] =>
  calls.map(({ call, handle }) => ({
    call,
    handle: async (input, context) => {
      const page = await maintenanceOf(db, context);
      if (page) throw new Failure('Maintenance', { data: page });
      return handle(input, context);
    },
  }));
