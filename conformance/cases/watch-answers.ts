import { complaintsAbout } from '../../tests/contract/conformance.ts';
import type { Heard } from '../target/http-target.ts';

/** A rule of the contract that an answer breaks. */
export type HeardFault = { heard: Heard; sentence: string };

/** Holds every answer of a case to the contract, and the answers to one another. */
export function faultsHeard(heard: readonly Heard[]): HeardFault[] {
  return heard.flatMap((one) => faultsOf(one).map((sentence) => ({ heard: one, sentence })));
}

function faultsOf({ operation, status, headers, answer }: Heard): string[] {
  if (!operation) return [];
  const about = (complaint: string) => `${operation.id} ${status}: ${complaint}`;
  const complaints = complaintsAbout(operation.id, { status, headers, text: answer });
  return [...complaints.map(about), ...cachingFaults(headers, operation.credentials.length > 0).map(about)];
}

/** Answers to one shopper must not be kept for others. */
function cachingFaults(headers: Headers, isPersonal: boolean): string[] {
  const caching = headers.get('cache-control') ?? '';
  return isPersonal && /public|s-maxage/.test(caching)
    ? [`cache-control is «${caching}», but the answer is for one shopper`]
    : [];
}
