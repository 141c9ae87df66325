import { createFileRoute } from '@tanstack/react-router';
import { stepOfAddress } from '#features/booking/web/booking.load.ts';
import { BookingScreen } from '#features/booking/web/booking.screen.tsx';
import { VoyageTrouble } from '#features/voyage/web/states/voyage-trouble.tsx';

export const Route = createFileRoute('/booking/$voyageId/{-$step}')({
  loader: async ({ params, context, location, cause }) =>
    (await import('#features/booking/web/booking.load.ts')).loadBooking(params, location.searchStr, context, cause !== 'stay'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  errorComponent: VoyageTrouble,
});

function Page() {
  const loaded = Route.useLoaderData();
  const { step } = Route.useParams();
  const { q = '' } = Route.useSearch();
  // Another voyage is another booking; the steps of one keep what the page has.
  return <BookingScreen key={loaded.voyageId} loaded={loaded} wanted={stepOfAddress(step)} query={q} />;
}
