// The published description of the calls, read as a stranger's program would read it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failures } from '#platform/contract/failures.ts';
import { startTestShop, type TestShop } from '../factories/shop.ts';
import { contracts } from './call-samples.ts';

type Json = Record<string, unknown>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: Json }>> }>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json;
}

let shop: TestShop;
let openapi: Document;
beforeAll(async () => {
  shop = await startTestShop({ pages: false });
  openapi = (await shop.get('/api/openapi.json')).json();
});
afterAll(() => shop[Symbol.asyncDispose]());

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object below a value, with its path. */
function* objectsIn(value: unknown, at = '#'): Generator<[path: string, object: Json]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* objectsIn(item, `${at}/${index}`);
  if (!isJson(value)) return;
  yield [at, value];
  for (const [key, item] of Object.entries(value)) yield* objectsIn(item, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function resolve(pointer: string): unknown {
  let found: unknown = openapi;
  for (const step of pointer.replace(/^#\//, '').split('/')) found = isJson(found) ? found[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return found;
}

const operations = () =>
  Object.entries(openapi.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));

describe('OpenAPI', () => {
  test('API-01 the document lists exactly the calls, by their methods', () => {
    expect(operations().map(({ path, method }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(contracts.map(({ path, method }) => `${method.toLowerCase()} /api/${path}`)),
    );
    expect(Object.keys(openapi.paths).toSorted()).toEqual(contracts.map(({ path }) => `/api/${path}`).toSorted());
    expect(openapi.openapi).toMatch(/^3\.1\.\d$/);
    expect(openapi.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('API-01 every call has the schema of its request and of its answer', () => {
    for (const { path, method } of contracts) {
      const operation = openapi.paths[`/api/${path}`]?.[method.toLowerCase()];
      expect(operation?.summary).toBeTruthy();
      const request = operation?.requestBody?.content['application/json']?.schema;
      expect(request, path).toMatchObject({ type: 'object', additionalProperties: false });
      const answer = operation?.responses['200']?.content['application/json']?.schema as { properties: { status: Json; data: Json } };
      expect(answer.properties.status).toEqual({ const: 'success' });
      expect(answer.properties.data, path).toMatchObject({ type: 'object', properties: expect.any(Object), required: expect.any(Array) });
    }
  });

  test('API-01 every call lists its failures by status, and those that any call can have', () => {
    for (const call of contracts) {
      const responses = openapi.paths[`/api/${call.path}`]?.[call.method.toLowerCase()]?.responses ?? {};
      for (const status of ['413', '415', '422', '429', '503']) expect(Object.keys(responses), call.path).toContain(status);
      for (const code of call.failures) expect(responses[String(failures[code].status)]?.description).toContain(code);
      for (const [status, response] of Object.entries(responses))
        if (status !== '200') expect(response.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Failure' });
    }
  });

  test('API-01 every reference resolves, every required name is a property, every type is one of JSON', () => {
    let references = 0;
    for (const [path, object] of objectsIn(openapi)) {
      const { $ref, required, properties, type } = object;
      if (typeof $ref === 'string') {
        references++;
        expect(resolve($ref), `${path}: ${$ref}`).toBeDefined();
      }
      if (Array.isArray(required) && isJson(properties)) for (const name of required) expect(Object.keys(properties), path).toContain(name);
      if (typeof type === 'string' && !path.endsWith('/properties'))
        expect(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'], `${path}: ${type}`).toContain(type);
      expect(object, path).not.toHaveProperty('$schema');
    }
    expect(references).toBeGreaterThan(contracts.length);
  });

  test('API-01 the document names the server that was asked, and is kept for minutes at most', async () => {
    for (const [brand, host] of [
      ['fahrwasser', 'localhost:3000'],
      ['fairway', 'en.localhost:3000'],
    ] as const) {
      const answer = await shop.get('/api/openapi.json', { brand, headers: { host } });
      expect(answer.json<Document>().servers).toEqual([{ url: `http://${host}` }]);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
    }
  });

  test('API-01 a host without a brand is not repeated in the document', async () => {
    const answer = await shop.get('/api/openapi.json', { headers: { host: 'evil.example' } });
    expect(answer.body).not.toContain('evil.example');
  });

  test('API-01 the readable page has every call with its schemas, works without a script and under the strict policy', async () => {
    const answer = await shop.get('/docs/api');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).not.toMatch(/<script|\son\w+=|\sstyle=/i);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    for (const { path, summary } of contracts) {
      expect(answer.body).toContain(`id="${path}"`);
      expect(answer.body).toContain(`href="#${path}"`);
      expect(answer.body).toContain(summary.replaceAll('&', '&amp;'));
    }
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(answer.body) ?? [];
    const css = await shop.get(stylesheet);
    expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css']);
  });
});
