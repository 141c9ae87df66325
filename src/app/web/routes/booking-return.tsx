import { createFileRoute } from '@tanstack/react-router';
import { ReturnScreen } from '#features/booking/web/status/return.screen.tsx';
import { statusTexts } from '#features/booking/web/status/status-texts.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';

export const Route = createFileRoute('/booking-return')({
  loader: ({ context }) => {
    const t = statusTexts[context.language];
    return { head: pageHead(context, { title: t.returnTitle, description: t.description, noIndex: true }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReturnScreen,
});
