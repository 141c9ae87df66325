// The public description of the calls, made from the same schemas that check them (API-01).
import { z } from 'zod';
import type { Call } from '#platform/contract/define-call.ts';
import { failures, failureTexts, type FailureCode } from '#platform/contract/failures.ts';

const everyCall: readonly FailureCode[] = ['ValidationFailed', 'TooManyRequests', 'PayloadTooLarge', 'UnsupportedMediaType', 'Unknown', 'NotReady'];

type Json = Record<string, unknown>;
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const failureSchema: Json = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { enum: ['fail', 'error'] },
    code: { enum: Object.keys(failures) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: {},
  },
};

function operation(call: Call, id: string): Json {
  const statuses = Map.groupBy([...new Set([...call.failures, ...everyCall])], (code) => failures[code].status);
  return {
    operationId: id,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    ...(call.method === 'POST' && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.input, 'input') } } } }),
    responses: {
      '200': {
        description: 'Success',
        content: {
          'application/json': {
            schema: { type: 'object', required: ['status', 'data'], properties: { status: { const: 'success' }, data: schemaOf(call.output, 'output') } },
          },
        },
      },
      ...Object.fromEntries(
        [...statuses].map(([status, codes]) => [
          String(status),
          {
            description: codes.map((code) => `${code}: ${failureTexts.en[code]}`).join(' · '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly Call[], server: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const item: Json = {};
    item[call.method.toLowerCase()] = operation(call, call.path.replaceAll('/', '.'));
    paths[`/api/${call.path}`] = item;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairway', version, description: 'Calls of the shop. Every answer carries the envelope success, fail or error.' },
    servers: [{ url: server }],
    paths,
    components: { schemas: { Failure: failureSchema } },
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const pre = (value: unknown) => `<pre><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;

/** The same as a page to read: no script, works printed. */
export function openApiPage(calls: readonly Call[]): string {
  const sections = calls.map(
    (call) => `<section id="${escape(call.path)}"><h2><span>${call.method}</span> /api/${escape(call.path)}</h2><p>${escape(call.summary)}</p>
<p>Failures: ${[...new Set([...call.failures, ...everyCall])].map((code) => `<code>${failures[code].status} ${code}</code>`).join(' ')}</p>
<details><summary>Request</summary>${pre(schemaOf(call.input, 'input'))}</details><details><summary>Answer</summary>${pre(schemaOf(call.output, 'output'))}</details></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Calls of the shop</title>
<link rel="stylesheet" href="/docs/api.css"></head><body><main><h1>Calls of the shop</h1>
<p>Every call is a POST with a JSON body unless it says GET; calls that only read also answer GET with the body as <code>?body=</code>. Answers carry the envelope
<code>{status: success|fail|error, …}</code>. The machine-readable form: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls"><ul>${calls.map((call) => `<li><a href="#${escape(call.path)}">${escape(call.path)}</a></li>`).join('')}</ul></nav>${sections.join('\n')}</main></body></html>`;
}

export const openApiStyles = `body{font:16px/1.6 system-ui,sans-serif;margin:0;color:#0b2b3a;background:#fff}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h2{font-size:1.15rem;margin-top:2.5rem;overflow-wrap:anywhere}h2 span{background:#0b2b3a;color:#fff;border-radius:4px;padding:.1rem .5rem;font-size:.85rem}
code{background:#f1f6f8;border-radius:4px;padding:.1rem .3rem}pre{background:#f1f6f8;padding:1rem;overflow:auto;border-radius:8px}pre code{padding:0}a{color:#0a5a7a}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}@media(prefers-color-scheme:dark){body{color:#e6f0f4;background:#071d27}code,pre{background:#0e2a36}a{color:#7fc8e6}}`;
