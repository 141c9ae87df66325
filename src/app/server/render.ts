// The page renderer: the built bundle in production, Vite's module runner in development; the same request context in both.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { inOwnProcess } from './own-process.ts';
import type { RenderPage } from './pages.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');
const stampFile = path.join(dist, 'sources.sha256');
/** What the built files depend on. */
const sources = ['src/app/web', 'src/features', 'src/platform/web', 'src/platform/contract', 'src/brands', 'src/domain', 'vite.config.ts', 'package-lock.json'];

/** A fingerprint of names, sizes and times of all sources: cheap, and changes whenever one of them does. */
function fingerprint(): string {
  const hash = createHash('sha256').update('production\n');
  const visit = (file: string) => {
    const stat = fs.statSync(file);
    if (stat.isDirectory()) for (const name of fs.readdirSync(file).toSorted()) visit(path.join(file, name));
    else hash.update(`${path.relative(root, file)} ${stat.size} ${createHash('sha1').update(fs.readFileSync(file)).digest('hex')}\n`);
  };
  for (const source of sources) visit(path.join(root, source));
  return hash.digest('hex');
}

/** Builds the browser's and the server's bundles when they are missing or older than the sources. */
export async function ensureBuild(onBuild: () => void = () => {}): Promise<void> {
  const wanted = fingerprint();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) return;
  onBuild();
  await inOwnProcess(path.join(import.meta.dirname, 'build-pages.ts'), { NODE_ENV: 'production' });
  fs.writeFileSync(stampFile, wanted);
}

interface Bundle {
  readonly default: { readonly fetch: RenderPage };
}

export interface Renderer {
  readonly render: () => Promise<RenderPage>;
  readonly assets?: string;
  readonly attach: (app: FastifyInstance) => void;
  readonly close: () => Promise<void>;
}

export async function builtRenderer(): Promise<Renderer> {
  const bundle = (await import(path.join(dist, 'server/server.js'))) as Bundle;
  return { render: async () => bundle.default.fetch, assets: path.join(dist, 'client/assets'), attach: () => {}, close: async () => {} };
}

/** Sources as they are now, with hot reload. */
export async function devRenderer(): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  let vite: ViteDevServer | undefined;
  return {
    render: async () => {
      const environment = vite?.environments['ssr'];
      if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('the development server has no ssr environment');
      const entry = (await environment.runner.import('virtual:tanstack-start-server-entry')) as Bundle;
      return entry.default.fetch;
    },
    attach: (app) => {
      app.addHook('onReady', async () => {
        vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
      });
      app.addHook('onRequest', async (request, reply) => {
        if (!vite || request.url.startsWith('/api/')) return;
        const handled = await new Promise<boolean>((resolve) => {
          reply.raw.once('finish', () => resolve(true));
          vite?.middlewares(request.raw, reply.raw, () => resolve(false));
        });
        if (handled) reply.hijack();
      });
    },
    close: async () => vite?.close(),
  };
}
