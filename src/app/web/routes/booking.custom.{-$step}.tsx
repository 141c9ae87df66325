import { createFileRoute } from '@tanstack/react-router';
import { customStepOfAddress } from '#features/booking/web/custom-request.load.ts';
import { CustomRequestScreen } from '#features/booking/web/custom-request.screen.tsx';

export const Route = createFileRoute('/booking/custom/{-$step}')({
  loader: async ({ params, context, location, cause }) =>
    (await import('#features/booking/web/custom-request.load.ts')).loadCustomRequest(params, location.searchStr, context, cause !== 'stay'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  const { step } = Route.useParams();
  const { q = '' } = Route.useSearch();
  return <CustomRequestScreen loaded={loaded} wanted={customStepOfAddress(step)} query={q} />;
}
