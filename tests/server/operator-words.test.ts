// What operators say in their own words while a booking is made, and fares whose cabin they assign themselves (BOOK-04, BOOK-05, BOOK-08).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingCalls as calls, type BookingOptions, type BookingSession, type CategoryAvailability } from '#features/booking/contract.ts';
import { BookingVisitor } from '../factories/booking-visitor.ts';
import { startTestShop, type Asking, type TestShop } from '../factories/shop.ts';

describe('an operator’s own words and fares', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ pages: false });
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const begin = async (condition: ReturnType<typeof sql>, asking: Asking = {}) => {
    const { rows } = await sql<{ id: number }>`
      select v.id from voyages v join itineraries i on i.id = v.itinerary_id join ships s on s.id = i.ship_id join operators o on o.id = s.operator_id
      where v.state = 'on_sale' and v.departs_on > ${shop.today}::date + 30 and ${condition}
        and exists (select 1 from fares f where f.voyage_id = v.id and f.state = 'available' and f.double_minor is not null and f.min_age is null)
      order by v.id limit 1`.execute(shop.db);
    const visitor = new BookingVisitor(shop, asking);
    const pax = { adults: 2, childAges: [] };
    const session = await visitor.ask<BookingSession>(calls.startVoyageSession, { voyageId: rows[0]!.id, pax });
    return { visitor, session, offers: await visitor.available(session.sessionId) };
  };
  const priced = ({ fares }: CategoryAvailability['cabinCategories'][number]) => fares.find(({ quote, minAge }) => quote && minAge === null)!;
  const select = (visitor: BookingVisitor, { sessionId, sessionRevision }: BookingSession, wish: object) =>
    visitor.send(calls.selectCategory, { sessionId, sessionRevision, ...wish });
  const optionsOf = async ({ visitor, session, offers }: Awaited<ReturnType<typeof begin>>) => {
    const category = offers.cabinCategories[0]!;
    await select(visitor, session, { categoryCode: category.categoryCode, fareGroupId: priced(category).fareGroupId });
    return visitor.ask<BookingOptions>(calls.getBookingOptions, { sessionId: session.sessionId });
  };

  test('BOOK-04 BOOK-08 the operator’s remarks stand beside the cabins and beside the choice of option or fixed booking, in the asker’s language', async () => {
    const german = await begin(sql`o.slug = 'meridian-cruises'`);
    expect(german.offers.additionalRemarksHtml).toContain('<strong>Serviceentgelt an Bord</strong>');
    expect((await optionsOf(german)).bookingStatusOptions.additionalBookingTextHtml).toContain('maschinenlesbaren Pass');
    const english = await begin(sql`o.slug = 'meridian-cruises'`, { brand: 'fairway' });
    expect(english.offers.additionalRemarksHtml).toContain('<strong>on-board service charge</strong>');
    expect((await optionsOf(english)).bookingStatusOptions.additionalBookingTextHtml).toContain('machine-readable passport');
    const silent = await begin(sql`o.slug = 'nordstern-reederei'`);
    expect(silent.offers.additionalRemarksHtml).toBe('');
    expect((await optionsOf(silent)).bookingStatusOptions.additionalBookingTextHtml).toBe('');
  });

  test('BOOK-04 hostile HTML of an operator becomes harmless before it leaves the server', async () => {
    const hostile =
      '<p onclick="a()">Bordsprache <b>Deutsch</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>' +
      '<iframe src="https://x.example"></iframe><style>p{display:none}</style><form action="/x"><input></form><p>offen';
    await sql`update operators set remarks_de = ${hostile}, booking_text_de = ${hostile} where slug = 'hansekontor-seereisen'`.execute(shop.db);
    const begun = await begin(sql`o.slug = 'hansekontor-seereisen'`);
    const { additionalBookingTextHtml } = (await optionsOf(begun)).bookingStatusOptions;
    for (const html of [begun.offers.additionalRemarksHtml, additionalBookingTextHtml])
      expect(html).toBe('<p>Bordsprache <b>Deutsch</b></p><a>x</a><p>offen</p>');
  });

  test('BOOK-05 BOOK-23 under a guarantee fare no cabin is chosen by its number; without one the place is taken', async () => {
    const { visitor, session, offers } = await begin(
      sql`o.system = 'own' and exists (
        select 1 from fares f join fare_groups g on g.operator_id = o.id and g.code = f.fare_group
        where f.voyage_id = v.id and g.is_guarantee and f.state = 'available' and f.double_minor is not null)`,
    );
    const assigned = offers.fareGroups.filter(({ isGuarantee }) => isGuarantee).map(({ fareGroupId }) => fareGroupId);
    expect(assigned.length).toBeGreaterThan(0);
    expect(offers.fareGroups.some(({ isGuarantee }) => !isGuarantee)).toBe(true);
    const sells = (category: CategoryAvailability['cabinCategories'][number], isAssigned: boolean) =>
      category.fares.find(({ fareGroupId, quote, minAge }) => quote && minAge === null && assigned.includes(fareGroupId) === isAssigned);
    const category = offers.cabinCategories.find((one) => sells(one, true) && sells(one, false))!;
    const { fareGroupId, quote } = sells(category, true)!;
    const cabin = offers.cabins.find(({ free, categoryCode }) => free && categoryCode === category.categoryCode)!;
    const wish = { fareGroupId, categoryCode: category.categoryCode };
    const refused = await select(visitor, session, { ...wish, cabinNumber: cabin.number });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'CategorySelection', data: { reason: 'cabin_assigned_by_line' } }]);
    const kept = await visitor.ask<BookingSession>(calls.getSession, { sessionId: session.sessionId });
    expect(kept).toMatchObject({ sessionRevision: 1, selection: null });
    const taken = (await select(visitor, session, wish)).json<{ data: BookingSession }>().data;
    expect(taken.selection).toMatchObject({ ...wish, cabinNumber: null });
    expect(taken.quote?.total).toEqual(quote?.total);
    // another fare of the same category takes the number
    const other = { ...wish, fareGroupId: sells(category, false)!.fareGroupId, cabinNumber: cabin.number };
    expect((await select(visitor, taken, other)).json()).toMatchObject({ status: 'success', data: { selection: { cabinNumber: cabin.number } } });
  });
});
