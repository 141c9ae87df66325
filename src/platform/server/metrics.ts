// Counters and timings for Prometheus, on a port of their own that only the machine itself reaches (D6).
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly observe: (route: string, status: number, milliseconds: number) => void;
  readonly listen: (port: number) => Promise<Server>;
  readonly registry: Registry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'http_requests_total', help: 'Answered requests', labelNames: ['route', 'status'], registers: [registry] });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    registry,
    observe: (route, status, milliseconds) => {
      requests.inc({ route, status: String(status) });
      seconds.observe({ route }, milliseconds / 1000);
    },
    listen: (port) =>
      new Promise((resolve, reject) => {
        const server = createServer((request, response) => {
          if (request.url !== '/metrics') return void response.writeHead(404).end();
          registry.metrics().then(
            (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
            () => response.writeHead(500).end(),
          );
        });
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve(server));
      }),
  };
}
