import { expect } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Problem } from '#contract/sdk/types.gen.ts';
import { complaintsAbout } from '../../conformance.ts';
import { Shopper } from '../../shopper.ts';
import { type Fact, type Facts, sentence } from './facts.ts';
import { factsOf } from './facts-of.ts';
import type { StoryShop } from './shop.ts';

/** Something that was done, and what was true then. */
export type Step = { name: string; facts: Facts };

type Sdk = typeof sdk;
type Options<Id extends OperationId> = Parameters<Sdk[Id]>[0];

/** What a call of an operation says beside what every call says. */
export type CallParts<Id extends OperationId> = Partial<Pick<Options<Id>, 'body' | 'path'>> & {
  query?: Omit<Options<Id>['query'], 'site'>;
  /** Beside those that every call has. */
  headers?: Record<string, string>;
};

/** What an operation answers with. */
export type Data<Id extends OperationId> = NonNullable<Awaited<ReturnType<Sdk[Id]>>['data']>;

/** Devices are named by it. */
function inFirefox(request: Request): Request {
  request.headers.set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0');
  return request;
}

type AnyCall = (options: object) => Promise<{ data?: unknown; response?: Response }>;

/** Does the steps of one browser and writes down what is true after each. */
export class Actor {
  readonly shopper: Shopper;
  readonly #steps: Step[];
  readonly #who: string;

  constructor(shop: StoryShop, steps: Step[], who = '') {
    this.shopper = new Shopper(shop);
    this.shopper.tamper = inFirefox;
    this.#steps = steps;
    this.#who = who;
  }

  /** Calls an operation, which has to succeed. @throws AssertionError when it is refused */
  async step<Id extends OperationId>(
    name: string,
    id: Id,
    parts: CallParts<Id> = {},
    more?: (data: Data<Id>) => Facts,
  ): Promise<Data<Id>> {
    const { status, data } = await this.#call(id, parts);
    const facts = status < 400 ? { ...factsOf(id, data), ...more?.(data) } : problemFacts(data);
    this.say(name, { status, ...facts });
    expect(status, `«${name}» is refused`).toBeLessThan(400);
    return data;
  }

  /** Calls an operation, which has to be refused. @throws AssertionError when it succeeds */
  async refused<Id extends OperationId>(name: string, id: Id, parts: CallParts<Id> = {}): Promise<void> {
    const { status, data } = await this.#call(id, parts);
    this.say(name, { status, ...(status >= 400 && problemFacts(data)) });
    expect(status, `«${name}» is not refused`).toBeGreaterThanOrEqual(400);
  }

  /** Writes down what a story found out by itself. */
  say(name: string, facts: Facts): void {
    this.#steps.push({ name: this.#who ? `${this.#who}: ${name}` : name, facts });
  }

  /** Calls an operation without writing anything down. */
  async quietly<Id extends OperationId>(id: Id, parts: CallParts<Id> = {}): Promise<Data<Id>> {
    const { status, data } = await this.#call(id, parts);
    expect(status, `${id} is refused`).toBeLessThan(400);
    return data;
  }

  async #call<Id extends OperationId>(
    id: Id,
    parts: CallParts<Id>,
  ): Promise<{ status: number; data: Data<Id> }> {
    const call = this.shopper.with();
    const query = { ...call.query, ...parts.query };
    const headers = { ...call.headers, ...parts.headers };
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: tests are not shaken.
    await (sdk[id] as unknown as AnyCall)({ ...call, ...parts, query, headers });
    const { last } = this.shopper;
    if (!last) throw new Error(`${id} was not answered`);
    expect(complaintsAbout(id, last), `${id}: ${last.text.slice(0, 500)}`).toEqual([]);
    return { status: last.status, data: last.text === '' ? undefined : JSON.parse(last.text) };
  }
}

/** What a refusal says. */
export function problemFacts(problem: unknown): Facts {
  const { code, title, errors = [], order } = problem as Problem;
  return {
    code,
    title,
    fields: errors.map((field): Fact => [field.in, field.pointer, field.code, sentence(field.message)]),
    ...(order && { changes: order.changes.map((change): Fact => [change.code, sentence(change.text)]) }),
  };
}
