// The browser's entry: takes over the page that the server rendered. The router's own client is enough: the shop uses no server
// functions, so their runtime and serializer (about 10 kB) stay out of every page.
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const router = getRouter();
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
