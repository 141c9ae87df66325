import { createFileRoute } from '@tanstack/react-router';
import { BookingScreen } from '#features/booking/web/booking.screen.tsx';
import type { getVoyageDetails } from '#features/voyage/contract.ts';
import { Failure } from '#platform/contract/failures.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';

const titles = { de: ['Buchungsanfrage', 'Diese Reise anfragen.'], en: ['Booking request', 'Ask for this voyage.'] } as const;

export const Route = createFileRoute('/booking/$voyageId/{-$step}')({
  loader: async ({ params, context }) => {
    if (!/^\d+$/.test(params.voyageId)) return null;
    try {
      return await context.api<typeof getVoyageDetails>('voyage/getVoyageDetails', { voyageId: Number(params.voyageId) });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'UnknownVoyage') throw error;
      context.http.status = 404;
      return null;
    }
  },
  head: ({ match }) => pageHead(match.context, { title: titles[match.context.language][0], description: titles[match.context.language][1], noIndex: true }),
  component: () => <BookingScreen voyage={Route.useLoaderData()} />,
});
