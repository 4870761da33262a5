import type { Witness } from '../../tests/contract/facts/witness.ts';
import { LacksGoods } from '../../tests/contract/shop-data.ts';
import { type HttpTarget, type MadeCall, NO_TIME_LEFT } from '../target/http-target.ts';
import { NotRun } from '../target/not-run.ts';
import type { Case } from './case.ts';
import { faultsOfCalls } from './watch-answers.ts';

export type Result = Omit<Case, 'run' | 'afterwards' | 'mostMs' | 'ifTooLong'> & {
  outcome: 'passed' | 'failed' | 'not run';
  /** Why the case failed or was not run; one line for each difference. */
  reason: string;
  remarks: readonly string[];
  /** The call whose response made the case fail. */
  call?: MadeCall | undefined;
  operations: readonly string[];
  ms: number;
};

type Options = {
  target: HttpTarget;
  /** Remembers all responses of the backend, and finds contradictions between them. */
  witness: Witness;
  cases: readonly Case[];
  /** Cases that are skipped for this backend: reason by title. */
  without?: Readonly<Record<string, string>> | undefined;
  /** Time limit for all cases together, in ms. */
  mostMs: number;
  now: () => number;
  onResult: (result: Result) => void;
  /** Whether to stop after the first case that fails. */
  isShort?: boolean | undefined;
};

/**
 * Runs the cases one after the other. Cases change the stock, so they would disturb each other if they ran in
 * parallel.
 */
export async function runCases({
  target,
  witness,
  cases,
  without = {},
  mostMs,
  now,
  onResult,
  isShort = false,
}: Options): Promise<Result[]> {
  const began = now();
  const results: Result[] = [];
  for (const each of cases) {
    const left = began + mostMs - now();
    const excuse = without[each.title] ?? without[each.group];
    const reason = excuse ?? (left <= 0 ? NO_TIME_LEFT : undefined);
    const result =
      reason === undefined ? await runCase(each, { target, witness, now }, left) : skipped(each, reason);
    results.push(result);
    onResult(result);
    if (isShort && result.outcome === 'failed') break;
  }
  return results;
}

const skipped = (
  { run: _, afterwards: __, mostMs: ___, ifTooLong: ____, ...about }: Case,
  reason: string,
): Result => ({
  ...about,
  outcome: 'not run',
  reason,
  remarks: [],
  operations: [],
  ms: 0,
});

async function runCase(
  { run, afterwards, mostMs, ifTooLong, ...about }: Case,
  { target, witness, now }: Pick<Options, 'target' | 'witness' | 'now'>,
  leftMs: number,
): Promise<Result> {
  const began = now();
  target.begin(mostMs, leftMs);
  witness.forget();
  let failure: unknown;
  let remarks: readonly string[] = [];
  let ended: NotRun | undefined;
  try {
    remarks = await run();
    ended = target.end().notRun;
    if (!ended) await afterwards?.().catch(() => undefined);
  } catch (error) {
    failure = error ?? new Error('The case failed.');
  }
  const { calls, tookTooLong } = target.end();
  const notRun = failure === undefined ? ended : target.end().notRun;
  const operations = [...new Set(calls.flatMap(({ operation }) => operation?.id ?? []))];
  const common = { ...about, remarks, operations, ms: now() - began };
  const watched = faultsOfCalls(calls, witness);
  const [fault] = watched;
  if (fault) {
    const reason = [...new Set(watched.map(({ sentence }) => sentence))].join('\n');
    return {
      ...common,
      operationId: fault.call?.operation?.id,
      outcome: 'failed',
      reason,
      call: fault.call,
    };
  }
  if (tookTooLong && !notRun) {
    const reason = `it took more than ${mostMs / 1000} s, in which ${calls.length} calls were answered`;
    return { ...common, outcome: ifTooLong, reason, call: calls.at(-1) };
  }
  if (notRun) return { ...common, outcome: 'not run', reason: notRun.message };
  if (failure === undefined) return { ...common, outcome: 'passed', reason: '' };
  if (failure instanceof LacksGoods || failure instanceof NotRun)
    return { ...common, outcome: 'not run', reason: failure.message };
  const call = calls.at(-1);
  return {
    ...common,
    operationId: about.operationId ?? call?.operation?.id,
    outcome: 'failed',
    reason: sentenceOf(failure, call),
    call,
  };
}

/**
 * Why a case failed, as a sentence. If a call that must succeed is refused, the API client throws the problem
 * of the response.
 */
function sentenceOf(failure: unknown, call: MadeCall | undefined): string {
  if (failure instanceof Error) return failure.message;
  const { code, title, status } = failure as { code?: string; title?: string; status?: number };
  if (code)
    return `${call?.operation?.id ?? 'a call'} must succeed, but is refused: ${status} ${code} «${title}»`;
  return `${call?.operation?.id ?? 'a call'} must succeed, but answered ${call?.status}: ${call?.answer.slice(0, 200)}`;
}
