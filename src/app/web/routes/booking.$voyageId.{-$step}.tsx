import { createFileRoute } from '@tanstack/react-router';
import { BookingScreen } from '#features/booking/web/booking.screen.tsx';

export const Route = createFileRoute('/booking/$voyageId/{-$step}')({
  loader: async ({ params, context }) => (await import('#features/booking/web/booking.load.ts')).loadBooking(params.voyageId, context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <BookingScreen voyage={Route.useLoaderData().voyage} />,
});
