// A request without a voyage (BOOK-17): four answers and whom to answer to.
import { brands } from '#brands/brands.ts';
import { formRequirements } from '#domain/booking/form/requirements.ts';
import { addDays, agencyDay } from '#domain/calendar/calendar.ts';
import { defaultParty, limits } from '#domain/pax/party.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { BookingSession } from '../contract.ts';
import { hashOf, newSecret } from './secret.ts';
import { insertSession } from './session.repository.ts';
import type { BookingAsker, SessionService } from './session.service.ts';

/** Voyages are on sale that far ahead; longer ones than half a year are none. */
const FURTHEST_DAYS = 1100;
const LONGEST_DAYS = 200;

export type CustomRequestService = ReturnType<typeof createCustomRequestService>;

export function createCustomRequestService(db: Database, sessions: SessionService) {
  const limitsOf = (asker: ShopAsker) => {
    const today = agencyDay(asker.now);
    return { limits: { minStartDate: addDays(today, 1), maxStartDate: addDays(today, FURTHEST_DAYS), maxDuration: LONGEST_DAYS, maxPersons: limits.maxPax } };
  };
  return {
    limitsOf,

    /** Nobody's age is known yet: only the applicant is asked. */
    requirements: formRequirements({
      paxAges: [],
      ageLimits: null,
      fare: null,
      departsOn: null,
      isNationalityRequired: false,
      isClubSupported: false,
      clubName: null,
      choice: { isCustomRequest: true, isWaitList: false, status: null },
      isOnlyFixed: false,
    }),

    async settings(asker: ShopAsker) {
      const ships = await db.selectFrom('ships').select('name').orderBy('name').execute();
      const { phone, serviceEmail } = brands[asker.brand];
      return {
        ships: ships.map(({ name }) => name),
        ...limitsOf(asker).limits,
        isMock: false,
        customerSupportSettings: { phone: phone.shown, dial: phone.dial, email: serviceEmail },
      };
    },

    async start(asker: BookingAsker): Promise<BookingSession> {
      const sessionId = newSecret();
      const session = await insertSession(db, {
        idHash: hashOf(sessionId),
        ownerHash: hashOf(asker.visitor.begin()),
        brand: asker.brand,
        language: asker.language,
        voyageId: null,
        party: defaultParty,
        maxStep: 0,
      });
      return sessions.shown(sessionId, session, asker);
    },
  };
}
