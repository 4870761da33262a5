import { describe, test } from 'vitest';
import type { Problem } from '#contract/sdk/types.gen.ts';
import { type DocumentedOperation, operations } from '../../../mocks/contract/contract.ts';
import { assertNone, sentenceOf, shown } from '../complaint.ts';
import { complaintsAbout } from '../conformance.ts';
import { readyCall } from '../ready-calls.ts';
import type { Shopper, Target } from '../shopper.ts';
import { bodyProbes, type Probe, parameterProbes } from './bounds.ts';
import { operationOfRequest } from './witness.ts';

/**
 * Name of an unknown field, which every test request contains. The request is therefore always refused and
 * has no effect.
 */
const SURPRISE = 'surprise';

/**
 * Tests every limit of every request body and parameter, with a value on the limit and one just beyond it.
 * Every request also contains an unknown field, so that it is always refused and changes nothing. The error
 * must name the tested field only if its value is beyond the limit.
 */
export function describeBounds(target: () => Target): void {
  describe('every bound of a request is checked', () => {
    test.each(operations)('$id checks every bound of its request', async (operation) => {
      const { shopper, call } = await readyCall(target(), operation.id);
      const { tamper } = shopper;
      const valid: { body?: unknown } = {};
      const send = async (change: Shopper['tamper']) => {
        shopper.tamper = change;
        await call();
        return shopper.last;
      };
      try {
        if (operation.hasBody)
          await send(async (request) => {
            valid.body = await request.clone().json();
            return withBody(request, { [SURPRISE]: true });
          });
        const probes = [...parameterProbes(operation), ...bodyProbes(operation, valid.body)];
        const wrong: string[] = [];
        for (const probe of probes) {
          const answer = await send((request) => changed(request, operation, probe, valid.body));
          if (!answer) continue;
          const broken = complaintsAbout(operation.id, answer);
          const judged = broken.length > 0 ? broken : judge(probe, answer.status, answer.text);
          wrong.push(...judged.map((one) => sentenceOf(operation.id, one, target().name)));
        }
        assertNone(wrong);
      } finally {
        shopper.tamper = tamper;
      }
    });
  });
}

function judge(probe: Probe, status: number, text: string) {
  const { pointer, bound, value, isBeyond } = probe;
  const { errors = [] } = (text === '' ? {} : JSON.parse(text)) as Partial<Problem>;
  const isNamed = errors.some(
    (error) =>
      error.in === probe.in && (error.pointer === pointer || error.pointer.startsWith(`${pointer}/`)),
  );
  if (isNamed === isBeyond) return [];
  const part = `the ${probe.in === 'body' ? 'field' : `parameter of the ${probe.in}`} ${pointer} of the request`;
  const refused = `${status} ${errors.map((error) => `${error.in} ${error.pointer}`).join(', ')}`;
  return [
    isBeyond
      ? { part, says: `${bound}`, came: `no error about ${shown(value)} (${refused})` }
      : { part, says: `${bound}`, came: `an error about ${shown(value)}, which is within it` },
  ];
}

function withBody(request: Request, body: unknown): Request {
  return new Request(request, { body: JSON.stringify(body) });
}

/**
 * Returns a copy of the request that contains the test value. An unknown field is added, so that the shop
 * refuses the request in any case.
 */
function changed(request: Request, operation: DocumentedOperation, probe: Probe, body: unknown): Request {
  const { pointer, value } = probe;
  if (probe.in === 'body')
    return withBody(request, {
      ...(withValue(body, pointer.split('/').slice(1), value) as object),
      [SURPRISE]: true,
    });
  const url = new URL(request.url);
  const [, name = '', ...inside] = pointer.split('/');
  const text = Array.isArray(value) ? value.join(',') : String(value);
  url.searchParams.set('site', 'nowhere');
  if (probe.in === 'query') url.searchParams.set(name, text);
  else {
    const path = { ...operationOfRequest(request)?.path, [name]: inside.length > 0 ? '' : text };
    url.pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(path[key] ?? ''),
    );
  }
  const { method, headers } = request;
  const sent = request.body === null ? {} : { body: request.body, duplex: 'half' };
  return new Request(url, { method, headers, ...sent } as RequestInit);
}

/** Returns a copy of a value in which the part at `path` is replaced. */
function withValue(whole: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (String(index) === key ? withValue(one, rest, value) : one));
  const holder = (whole ?? {}) as Record<string, unknown>;
  if (/^\d+$/.test(key) && Object.keys(holder).length === 0) return [withValue(undefined, rest, value)];
  return { ...holder, [key]: withValue(holder[key], rest, value) };
}
