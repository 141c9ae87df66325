// The whole surface of the server bundle: a request and its context in, a rendered page out.
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';

export default createServerEntry({ fetch: createStartHandler(defaultStreamHandler) });
