import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#contract/operations.ts';
import { Problem } from '#contract/zod/zod.schemas.ts';
import { deepFreeze } from '#shared/deep-freeze.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import { schemasOf } from './schemas.ts';

type Contract = { paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> };

let contract: Contract | undefined;

function documented({ path, method }: Operation): string[] {
  contract ??= JSON.parse(
    readFileSync(new URL(import.meta.resolve('#contract/openapi.json')), 'utf8'),
  ) as Contract;
  return Object.keys(contract.paths[path]?.[method]?.responses ?? {});
}

/** Thrown in tests if a response violates the contract. */
export class ContractBreach extends Error {
  override name = 'ContractBreach';
}

/**
 * Checks a response: the contract must document its status for the operation, and its body must fit the
 * schema. Also freezes the value of the response, so that code that changes it later throws an error.
 * @throws ContractBreach
 */
export async function checkAnswer(operation: Operation, response: Response): Promise<void> {
  const breach = (what: string) => new ContractBreach(`${operation.id} → ${response.status}: ${what}`);
  if (!documented(operation).includes(String(response.status))) throw breach('not documented');
  const text = await response.clone().text();
  const type = response.headers.get('content-type');
  if (response.status === 204) {
    if (text !== '' || type) throw breach('204 has no body');
    return;
  }
  const [expected, schema] =
    response.status < 400
      ? ['application/json', schemasOf(operation).response]
      : ['application/problem+json', Problem];
  if (type !== expected) throw breach(`content type ${type}`);
  const body: unknown = JSON.parse(text);
  const result = schema?.safeParse(body);
  if (!result?.success) throw breach(result ? result.error.message : 'no schema for a body');
  // A page that is rendered in this process uses the value of the response, while a browser uses its JSON
  // text. So both must be equal.
  if (response instanceof ValueResponse && !isDeepStrictEqual(deepFreeze(response.value), body))
    throw breach('the value differs from its JSON');
}
