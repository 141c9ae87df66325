// Booking closed for a while (BOOK-18): every call that leads to an order answers with the page that says so, in the brand's language. What is
// ordered already can be looked at and decided on; everything else of the shop, and its health, goes on.
import { sql } from 'kysely';
import { defineMessages } from '#domain/language.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import { Failure } from '#platform/contract/failures.ts';
import type { Database } from '#platform/server/database/database.ts';
import { remember } from '#platform/server/remember.ts';
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

interface Window {
  readonly brand: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly title_de: string;
  readonly title_en: string;
  readonly html_de: string;
  readonly html_en: string;
}

/** A window opens and closes within this time: every call of the booking asks. */
const ASKED_EVERY_MS = 1_000;

/** @returns undefined while booking is open */
export function maintenanceDesk(db: Database): (asker: ShopAsker) => Promise<MaintenancePage | undefined> {
  const windows = remember(async () => (await sql<Window>`select * from maintenance_windows order by brand nulls last, id`.execute(db)).rows, {
    milliseconds: ASKED_EVERY_MS,
    most: 1,
  });
  return async ({ brand, language, now }) => {
    const row = (await windows('all')).find((one) => one.starts_at <= now && one.ends_at > now && (one.brand === null || one.brand === brand));
    if (!row) return undefined;
    const [title, html] = language === 'de' ? [row.title_de, row.html_de] : [row.title_en, row.html_en];
    return { title: title.trim() || usual[language].title, html: cleanHtml(html) || usual[language].html };
  };
}

/** What goes on while booking is closed: looking after an order that is under way. Its deadlines run on (BOOK-12, BOOK-13, BOOK-22). */
export interface StaysOpen<Context> {
  /** Paths of calls that a session may make once it has ordered. */
  readonly paths: ReadonlySet<string>;
  readonly hasOrdered: (sessionId: string, context: Context) => Promise<boolean>;
}

/** The same calls, closed while a window is open, but for whoever has ordered already. */
export function closedForMaintenance<Context extends ShopAsker>(
  db: Database,
  calls: readonly ImplementedCall<Context>[],
  { paths, hasOrdered }: StaysOpen<Context>,
): readonly ImplementedCall<Context>[] {
  const maintenanceOf = maintenanceDesk(db);
  const isOpen = async (path: string, input: unknown, context: Context): Promise<boolean> => {
    if (!paths.has(path) || typeof input !== 'object' || input === null || !('sessionId' in input)) return false;
    const { sessionId } = input;
    return typeof sessionId === 'string' && hasOrdered(sessionId, context);
  };
  return calls.map(({ call, handle }) => ({
    call,
    handle: async (input, context) => {
      const page = await maintenanceOf(context);
      if (page && !(await isOpen(call.path, input, context))) throw new Failure('Maintenance', { data: page });
      return handle(input, context);
    },
  }));
}
