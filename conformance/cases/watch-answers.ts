import { sentenceOf } from '../../tests/contract/complaint.ts';
import type { Witness } from '../../tests/contract/facts/witness.ts';
import type { MadeCall } from '../target/http-target.ts';

/** A fault of an answer, and the call that it came from. */
export type CallFault = { call: MadeCall | undefined; sentence: string };

/** Holds every answer of a case to the contract, and the answers to one another. */
export function faultsOfCalls(calls: readonly MadeCall[], witness: Witness): CallFault[] {
  const callOf = (sentence: string) =>
    calls.findLast(({ operation }) => operation !== undefined && sentence.startsWith(`${operation.id} `));
  return [
    ...witness.contradictions().map((sentence) => ({ call: callOf(sentence), sentence })),
    ...calls.flatMap((one) => cachingFaults(one).map((sentence) => ({ call: one, sentence }))),
  ];
}

/** Answers to one shopper must not be kept for others. */
function cachingFaults({ operation, headers }: MadeCall): string[] {
  const caching = headers.get('cache-control') ?? '';
  if (!operation || operation.credentials.length === 0 || !/public|s-maxage/.test(caching)) return [];
  const says = 'nothing that lets others get the answer of one shopper';
  return [sentenceOf(operation.id, { part: 'Cache-Control', says, came: `«${caching}»` }, 'the backend')];
}
