import { sentenceOf } from '../../tests/contract/complaint.ts';
import type { Witness } from '../../tests/contract/facts/witness.ts';
import type { MadeCall } from '../target/http-target.ts';

/** A fault in an answer, with the call that was answered. */
export type CallFault = { call: MadeCall | undefined; sentence: string };

/**
 * Finds faults in the answers of a case: contradictions to the contract or between answers, and wrong
 * caching.
 */
export function faultsOfCalls(calls: readonly MadeCall[], witness: Witness): CallFault[] {
  const callOf = (sentence: string) =>
    calls.findLast(({ operation }) => operation !== undefined && sentence.startsWith(`${operation.id} `));
  return [
    ...witness.contradictions().map((sentence) => ({ call: callOf(sentence), sentence })),
    ...calls.flatMap((one) => cachingFaults(one).map((sentence) => ({ call: one, sentence }))),
  ];
}

/** Returns a fault if an answer to one shopper may be cached for other shoppers. */
function cachingFaults({ operation, headers }: MadeCall): string[] {
  const caching = headers.get('cache-control') ?? '';
  if (!operation || operation.credentials.length === 0 || !/public|s-maxage/.test(caching)) return [];
  const says = 'nothing that lets others get the answer of one shopper';
  return [sentenceOf(operation.id, { part: 'Cache-Control', says, came: `«${caching}»` }, 'the backend')];
}
