import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type CollectedSpan, startCollector } from '../../../tests/support/otlp-collector.ts';
import { startJobs } from '../jobs/jobs.ts';
import { silentLogger } from '../log/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { fetchBytes } from '../outside/fetch-json.ts';
import { startCounterpart } from '../testing/counterpart.ts';
import { freshDatabase } from '../testing/database.ts';
import { openTracing, type TracingOptions } from './open-tracing.ts';
import { statementName } from './statement-name.ts';
import { traceEmbedded } from './trace-statements.ts';
import { isTraced, traced, tracedAlone, tracedCall } from './tracing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

/** Runs some work with tracing on. Returns what the collector received. */
async function collect(
  work: () => Promise<unknown>,
  options: Partial<TracingOptions> = {},
): Promise<CollectedSpan[]> {
  const tracing = openTracing({
    endpoint: collector.url,
    headers: { 'x-key': 'k1' },
    ratio: 1,
    service: 'shop',
    role: 'all',
    logger: silentLogger,
    ...options,
  });
  try {
    await work();
  } finally {
    await tracing.close();
  }
  return collector.spans();
}

const named = (spans: CollectedSpan[], name: string): CollectedSpan => {
  const found = spans.filter((span) => span.name === name);
  expect(found, `${name} among ${spans.map((span) => span.name)}`).toHaveLength(1);
  return found[0] as CollectedSpan;
};

it('traces contain the names of statements, including those in transactions, without their values', async () => {
  const spans = await collect(async () => {
    const { db, client, close } = await freshDatabase();
    onTestFinished(close);
    traceEmbedded(client);
    await db.execute(sql`create table person (email text primary key)`);
    await tracedAlone({ name: 'work', kind: 'internal' }, async () => {
      await db.transaction((tx) => tx.execute(sql`insert into person values (${'anna@example.ru'})`));
      await db.execute(sql`select email from person where email = ${'anna@example.ru'}`);
      await expect(db.execute(sql`insert into person values (${'anna@example.ru'})`)).rejects.toThrow();
    });
  });
  const work = named(spans, 'work');
  const [first, again, ...others] = spans.filter(({ name }) => name === 'INSERT person');
  expect(others).toEqual([]);
  const select = named(spans, 'SELECT person');
  for (const part of [first, again, select])
    expect(part).toMatchObject({ traceId: work.traceId, parentSpanId: work.spanId, kind: 3 });
  expect(select.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.query.summary': 'SELECT person',
  });
  expect([first?.status.code, select.status.code]).toEqual([0, 0]);
  expect(again).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '23505' } });
  expect(JSON.stringify(collector.requests.map(({ text }) => text))).not.toContain('anna');
  // The statement that creates a table runs outside a request, so it is not traced.
  expect(spans.filter(({ name }) => name.startsWith('CREATE'))).toEqual([]);
});

it.each([
  ['select "id" from "order" where "order"."id" = $1', 'SELECT order'],
  ['  insert into "cart_line" values ($1)', 'INSERT cart_line'],
  ['update "article" set stock = 1', 'UPDATE article'],
  ['delete from session where x', 'DELETE session'],
  ['select extract(epoch from now()) from payment', 'SELECT payment'],
  ['select count(*) from (select 1 from review) as r', 'SELECT review'],
  ['begin', 'BEGIN'],
  ["'; drop", 'STATEMENT'],
])('in traces, the statement %j has the name %s', (text, name) => expect(statementName(text)).toBe(name));

it('calls to outside services are traced by host and status, and have no trace headers', async () => {
  const bank = await startCounterpart({
    '/paid': (response) => response.writeHead(200).end('{}'),
    '/down': (response) => response.writeHead(502).end(),
  });
  onTestFinished(bank.close);
  const ask = (path: string) =>
    fetchBytes({
      address: new URL(`${path}?phone=79160000000`, bank.url),
      init: {},
      timeoutMs: 60_000,
      maxBytes: 100,
    });
  const spans = await collect(() =>
    tracedAlone({ name: 'work', kind: 'internal' }, async () => {
      await ask('/paid');
      await expect(ask('/down')).rejects.toThrow();
    }),
  );
  const work = named(spans, 'work');
  const { host } = new URL(bank.url);
  const calls = spans.filter(({ name }) => name === `GET ${host}`);
  expect(
    calls.map(({ attributes, status, parentSpanId }) => [attributes, status.code, parentSpanId]),
  ).toEqual([
    [
      { 'http.request.method': 'GET', 'server.address': host, 'http.response.status_code': 200 },
      0,
      work.spanId,
    ],
    [
      { 'http.request.method': 'GET', 'server.address': host, 'http.response.status_code': 502 },
      2,
      work.spanId,
    ],
  ]);
  expect(bank.requests.map(({ headers }) => headers.traceparent)).toEqual([undefined, undefined]);
  expect(collector.requests.map(({ text }) => text).join()).not.toContain('7916');
});

it('traces contain calls with a client certificate, and calls that get no answer', async () => {
  const refusing = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void refusing.close());
  const { port } = refusing.address() as AddressInfo;
  const { request } = await import('node:http');
  const spans = await collect(() =>
    tracedAlone({ name: 'work', kind: 'internal' }, async () => {
      const address = new URL('/x', `http://127.0.0.1:${port}`);
      const init = { address, init: {}, timeoutMs: 60_000, maxBytes: 100 };
      await expect(fetchBytes(init)).rejects.toThrow();
      await new Promise((resolve) => request(address).on('error', resolve).end());
    }),
  );
  const calls = spans.filter(({ name }) => name === `GET 127.0.0.1:${port}`);
  expect(calls.map(({ status, attributes }) => [status.code, typeof attributes['error.type']])).toEqual([
    [2, 'string'],
    [2, 'string'],
  ]);
});

it('a call to the server that continues the traces has a trace header', async () => {
  const behind = await startCounterpart({ '/api/x': (response) => response.writeHead(200).end('{}') });
  onTestFinished(behind.close);
  const spans = await collect(
    async () => {
      await tracedAlone({ name: 'page', kind: 'server' }, () => fetch(`${behind.url}/api/x`));
      const { traceparent } = behind.requests[0]?.headers ?? {};
      await tracedCall({ name: 'getCart', traceparent: String(traceparent) }, async () => new Response());
    },
    { continuedBy: behind.url },
  );
  const page = named(spans, 'page');
  const call = named(spans, `GET ${new URL(behind.url).host}`);
  expect(call.parentSpanId).toBe(page.spanId);
  expect(named(spans, 'getCart')).toMatchObject({
    traceId: page.traceId,
    parentSpanId: call.spanId,
    kind: 2,
    attributes: { 'http.response.status_code': 200 },
  });
});

it('every run of a job is traced separately, with its errors', async () => {
  const spans = await collect(async () => {
    const run = async () => {
      await traced({ name: 'part', kind: 'client' }, async () => {});
      throw new RangeError('of +79160000000');
    };
    const parts = { logger: silentLogger, metrics: createMetrics() };
    const jobs = startJobs(parts, [{ name: 'letters', every: 3_600_000, run }]);
    await jobs.stop();
  });
  const job = named(spans, 'letters');
  expect(job).toMatchObject({ kind: 1, status: { code: 2 }, attributes: { 'error.type': 'RangeError' } });
  expect(job.parentSpanId).toBeUndefined();
  expect(named(spans, 'part').parentSpanId).toBe(job.spanId);
});

it('traces are sent with the process’s role and the configured headers', async () => {
  await collect(() => tracedAlone({ name: 'work', kind: 'internal' }, async () => {}));
  expect(collector.resource()).toEqual({ 'service.name': 'shop', 'vitrina.role': 'all' });
  expect(collector.requests[0]?.headers['x-key']).toBe('k1');
});

it('the configured share of traces is sampled, even if a caller requests more', async () => {
  const sampled = '00-ffffffff000000000000000000000000-00f067aa0ba902b7-01';
  const unsampled = '00-00000000000000000000000000000001-00f067aa0ba902b7-00';
  const spans = await collect(
    async () => {
      for (const [name, traceparent] of [
        ['late', sampled],
        ['early', unsampled],
      ] as const)
        await tracedCall({ name, traceparent }, () =>
          traced({ name: `part of ${name}`, kind: 'internal' }, async () => new Response()),
        );
    },
    { ratio: 0.5 },
  );
  expect(spans.map(({ name }) => name).sort()).toEqual(['early', 'part of early']);
});

it('if the collector of traces is missing, the process continues, logs the failure once, and stops cleanly', async () => {
  await collector.close();
  const warnings: string[] = [];
  const logger = { ...silentLogger, warn: (_: object, message: string) => void warnings.push(message) };
  const tracing = openTracing({
    endpoint: collector.url,
    headers: {},
    ratio: 1,
    service: 'shop',
    role: 'all',
    logger,
  });
  expect(await tracedAlone({ name: 'work', kind: 'internal' }, async () => 'done')).toBe('done');
  await tracing.close();
  expect(warnings).toEqual(['the collector does not accept traces']);
  expect(isTraced()).toBe(false);
});

it('without tracing, requests and statements behave in the same way', async () => {
  const { client, close } = await freshDatabase();
  onTestFinished(close);
  const { query, transaction } = client;
  traceEmbedded(client);
  expect([client.query, client.transaction]).toEqual([query, transaction]);
  const work = () => Promise.resolve(1);
  expect(await traced({ name: 'a', kind: 'internal' }, work)).toBe(1);
});
