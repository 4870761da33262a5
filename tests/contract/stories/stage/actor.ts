import { expect } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import type { Problem } from '#contract/sdk/types.gen.ts';
import { type CallParts, callOperation } from '../../call.ts';
import { Shopper } from '../../shopper.ts';
import type { Data } from './data.ts';
import { type Fact, type Facts, sentence } from './facts.ts';
import { factsOf } from './facts-of.ts';
import type { StoryShop } from './shop.ts';

/** A step of a story, with the facts recorded after it. */
export type Step = {
  name: string;
  facts: Facts;
  /** The operation that was called. Absent if the story recorded the facts itself, without a call. */
  operation?: OperationId;
};

/**
 * Gives a request the User-Agent of Firefox. The shop names devices by their browser, so both shops then show
 * the same name.
 */
function inFirefox(request: Request): Request {
  request.headers.set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0');
  return request;
}

/** One browser in a story. Makes its calls and records facts after each of them. */
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

  /**
   * Calls an operation that must succeed, and records facts about the response.
   * @throws AssertionError when the call is refused
   */
  async step<Id extends OperationId>(
    name: string,
    id: Id,
    parts: CallParts<Id> = {},
    more?: (data: Data<Id>) => Facts,
  ): Promise<Data<Id>> {
    const { status, data } = await callOperation(this.shopper, id, parts);
    const facts = status < 400 ? { ...factsOf(id, data), ...more?.(data) } : problemFacts(data);
    this.#record(name, { status, ...facts }, id);
    expect(status, `«${name}» is refused`).toBeLessThan(400);
    return data;
  }

  /**
   * Calls an operation that must be refused, and records facts about the error.
   * @throws AssertionError when the call succeeds
   */
  async refused<Id extends OperationId>(name: string, id: Id, parts: CallParts<Id> = {}): Promise<void> {
    const { status, data } = await callOperation(this.shopper, id, parts);
    this.#record(name, { status, ...(status >= 400 && problemFacts(data)) }, id);
    expect(status, `«${name}» is not refused`).toBeGreaterThanOrEqual(400);
  }

  /** Records facts that the story has computed itself. */
  say(name: string, facts: Facts): void {
    this.#record(name, facts);
  }

  #record(name: string, facts: Facts, operation?: OperationId): void {
    this.#steps.push({
      name: this.#who ? `${this.#who}: ${name}` : name,
      facts,
      ...(operation && { operation }),
    });
  }

  /** Calls an operation that must succeed, without recording facts. */
  async quietly<Id extends OperationId>(id: Id, parts: CallParts<Id> = {}): Promise<Data<Id>> {
    const { status, data } = await callOperation(this.shopper, id, parts);
    expect(status, `${id} is refused`).toBeLessThan(400);
    return data;
  }
}

/** The facts that are recorded about the error of a refused call. */
export function problemFacts(problem: unknown): Facts {
  const { code, title, errors = [], order } = problem as Problem;
  return {
    code,
    title,
    fields: errors.map((field): Fact => [field.in, field.pointer, field.code, sentence(field.message)]),
    ...(order && { changes: order.changes.map((change): Fact => [change.code, sentence(change.text)]) }),
  };
}
