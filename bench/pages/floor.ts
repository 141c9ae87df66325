// The floor: React alone, streaming a page with as much HTML as ours, nothing else. Its own process, so that its CPU time is its own.
import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Bytes of HTML per route, and how many elements ours has: the floor renders the same number of elements with the same text. */
const shapes = JSON.parse(process.argv[2] ?? '{}') as Record<string, { bytes: number; elements: number }>;

function page({ bytes, elements }: { bytes: number; elements: number }) {
  const text = 'x'.repeat(Math.max(1, Math.floor(bytes / elements) - 40));
  const row = (index: number) => h('li', { key: index, className: 'card num', 'data-index': index }, text);
  return h(
    'html',
    { lang: 'de' },
    h('head', null, h('title', null, 'floor')),
    h(
      'body',
      null,
      h(
        'ul',
        null,
        Array.from({ length: elements }, (_, index) => row(index)),
      ),
    ),
  );
}

const server = createServer((request, response) => {
  if (request.url === '/cpu') return void response.end(JSON.stringify(process.cpuUsage()));
  const shape = shapes[request.url ?? ''];
  if (!shape) return void response.writeHead(404).end();
  const { pipe } = renderToPipeableStream(page(shape), {
    onShellReady: () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
