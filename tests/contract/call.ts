import type { OperationId } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import { assertNoComplaints, type Complaint } from './complaint.ts';
import { complaintsAbout } from './conformance.ts';
import { contradictionsOfRequest } from './facts/echoes.ts';
import { disorderIn } from './facts/sorting.ts';
import type { Shopper } from './shopper.ts';
import type { Data } from './stories/stage/data.ts';

type Options<Id extends OperationId> = Parameters<(typeof sdk)[Id]>[0];

/** The query parameters of an operation, without `site`, which every call has. */
export type Query<Id extends OperationId> = Omit<NonNullable<Options<Id>['query']>, 'site'>;

/** Arguments of an operation, without the headers that all calls have. */
export type CallParts<Id extends OperationId> = Partial<Pick<Options<Id>, 'body' | 'path'>> & {
  query?: Query<Id>;
  /** Additional headers of this call. */
  headers?: Record<string, string>;
};

type AnyCall = (options: object) => Promise<{ data?: unknown; response?: Response }>;

/**
 * Calls an operation by its operationId.
 * @throws Error if the response breaks the contract
 */
export async function callOperation<Id extends OperationId>(
  shopper: Shopper,
  id: Id,
  parts: CallParts<Id> = {},
): Promise<{ status: number; data: Data<Id> }> {
  const call = shopper.with();
  const query = { ...call.query, ...parts.query };
  const headers = { ...call.headers, ...parts.headers };
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: tests are not shaken.
  await (sdk[id] as unknown as AnyCall)({ ...call, ...parts, query, headers });
  const { last } = shopper;
  if (!last) throw new Error(`${id} was not answered`);
  const { name } = shopper.target;
  assertNoComplaints(id, complaintsAbout(id, last), name);
  const data = last.text === '' ? undefined : JSON.parse(last.text);
  if (last.status < 400)
    assertNoComplaints(id, complaintsOfRequest(id, { query, body: parts.body }, data), name);
  return { status: last.status, data };
}

type Asked = { query: Record<string, unknown>; body: unknown };

/**
 * Checks whether a successful response contradicts its request or is not in the requested order. Returns the
 * contradictions.
 */
export function complaintsOfRequest(id: OperationId, asked: Asked, data: unknown): Complaint[] {
  return [...contradictionsOfRequest(id, asked.body, data), ...disorderIn(id, asked, data)];
}
