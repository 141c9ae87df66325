// Builds the browser's and the server's bundles; run by the shop when they are missing or older than their
// sources, with NODE_ENV=production: otherwise the bundle calls functions that only React's development half has.
import { createBuilder } from 'vite';
import { root } from './render.ts';

const builder = await createBuilder({ root, logLevel: 'error' });
await builder.buildApp();
