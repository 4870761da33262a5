import { sentenceOf } from '../../tests/contract/complaint.ts';
import type { Witness } from '../../tests/contract/facts/witness.ts';
import type { MadeCall } from '../target/http-target.ts';

/** A sentence about a fault in a response, and the call that got the response. */
export type CallFault = { call: MadeCall | undefined; sentence: string };

/**
 * Finds faults in the responses of a case: contradictions to the contract or to other responses, and wrong
 * caching headers.
 */
export function faultsOfCalls(calls: readonly MadeCall[], witness: Witness): CallFault[] {
  const callOf = (sentence: string) =>
    calls.findLast(({ operation }) => operation !== undefined && sentence.startsWith(`${operation.id} `));
  return [
    ...witness.contradictions().map((sentence) => ({ call: callOf(sentence), sentence })),
    ...calls.flatMap((one) => cachingFaults(one).map((sentence) => ({ call: one, sentence }))),
  ];
}

/** Reports a response to one shopper that caches may give to other shoppers. */
function cachingFaults({ operation, headers }: MadeCall): string[] {
  const caching = headers.get('cache-control') ?? '';
  if (!operation || operation.credentials.length === 0 || !/public|s-maxage/.test(caching)) return [];
  const says = 'nothing that lets others get the answer of one shopper';
  return [sentenceOf(operation.id, { part: 'Cache-Control', says, came: `«${caching}»` }, 'the backend')];
}
