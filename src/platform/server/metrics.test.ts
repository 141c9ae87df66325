import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  test('count by route and status, time by route', async () => {
    const metrics = createMetrics();
    metrics.observe('/a', 200, 3);
    metrics.observe('/a', 200, 300);
    metrics.observe('/a', 503, 1);
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_requests_total{route="/a",status="200"} 2');
    expect(text).toContain('http_requests_total{route="/a",status="503"} 1');
    expect(text).toContain('http_request_seconds_bucket{le="0.005",route="/a"} 2');
    expect(text).toContain('http_request_seconds_count{route="/a"} 3');
  });

  test('answer on a port of their own, on this machine alone, at one address', async () => {
    const metrics = createMetrics();
    const server = await metrics.listen(0);
    try {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('no address');
      expect(address.address).toBe('127.0.0.1');
      const found = await fetch(`http://127.0.0.1:${address.port}/metrics`);
      expect([found.status, found.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      expect(await found.text()).toContain('process_cpu_user_seconds_total');
      expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404);
    } finally {
      server.close();
    }
  });

  test('a port that is taken is said to be, not waited for', async () => {
    const server = await createMetrics().listen(0);
    try {
      const address = server.address();
      await expect(createMetrics().listen(typeof address === 'object' && address ? address.port : 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    } finally {
      server.close();
    }
  });
});
