import { contract, operationOf, operations } from '../../mocks/contract/contract.ts';
import type { Result } from '../cases/run-cases.ts';
import type { MadeCall } from '../target/http-target.ts';

/** A failed case as the reports show it. */
type Failure = {
  title: string;
  /** Titles of other cases that failed for the same reason. */
  others: string[];
  group: string;
  operation: string;
  reason: string;
  /** The request as text; `came` is the response to it. */
  asked: string;
  came: string;
  /** Sentences of the contract or the specification that the response violates. */
  breaks: string[];
};

type OperationRow = { id: string; passed: number; failed: number; notRun: number };

export type Report = {
  origin: string;
  seconds: number;
  counts: { passed: number; failed: number; notRun: number };
  operations: OperationRow[];
  failures: Failure[];
  notRun: { title: string; group: string; reason: string }[];
  remarks: { title: string; remark: string }[];
  results: readonly Result[];
};

type Made = {
  results: readonly Result[];
  origin: string;
  seconds: number;
  specification: Record<string, string>;
};

export function reportOf({ results, origin, seconds, specification }: Made): Report {
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome);
  const counts = { passed: of('passed').length, failed: of('failed').length, notRun: of('not run').length };
  return {
    origin,
    seconds,
    counts,
    results,
    operations: operations.map(({ id }) => rowOf(id, results)),
    failures: groupsOf(of('failed')).map((results) => failureOf(results, specification)),
    notRun: of('not run').map(({ title, group, reason }) => ({ title, group, reason })),
    remarks: results.flatMap(({ title, remarks }) => remarks.map((remark) => ({ title, remark }))),
  };
}

function rowOf(id: string, results: readonly Result[]): OperationRow {
  const those = results.filter(({ operationId, operations: called }) =>
    operationId ? operationId === id : called.includes(id),
  );
  const count = (outcome: Result['outcome']) => those.filter((result) => result.outcome === outcome).length;
  return { id, passed: count('passed'), failed: count('failed'), notRun: count('not run') };
}

/**
 * Groups failed cases that have the same fault. The groups are in the order in which the faults were found.
 */
function groupsOf(failed: readonly Result[]): [Result, ...Result[]][] {
  const groups = new Map<string, [Result, ...Result[]]>();
  for (const result of failed) {
    const key = faultOf(result);
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups.values()];
}

/**
 * Failed cases with the same key have the same fault, so that a fault that many cases find is reported once.
 */
export const faultOf = ({ operationId, reason }: Result) => `${operationId} ${reason.replace(/\d+/g, '#')}`;

function failureOf(
  [result, ...others]: [Result, ...Result[]],
  specification: Record<string, string>,
): Failure {
  const { title, group, operationId, reason, call, sources } = result;
  return {
    others: others.map((other) => other.title),
    title,
    group,
    reason,
    operation: operationId ?? 'several operations',
    asked: call ? askedOf(call) : '',
    came: call ? `${call.status} ${call.answer.slice(0, 600)}` : '',
    breaks: [
      ...(operationId ? [`The contract, ${operationId}: ${aboutOperation(operationId)}`] : []),
      ...sources.map((source) => (specification[source] ? `${source} ${specification[source]}` : source)),
    ],
  };
}

/** What the contract says about an operation. */
function aboutOperation(id: string): string {
  const { path, method } = operationOf(id);
  const item = contract.paths[path as keyof typeof contract.paths] as unknown as Record<
    string,
    { summary?: string; description?: string }
  >;
  const { summary = '', description = '' } = item[method] ?? {};
  return [summary, description].filter(Boolean).join('. ');
}

/** The request as text, without its secrets. */
const askedOf = ({ method, path, sent, token }: MadeCall) =>
  `${method} ${path}${token ? ' (with a token)' : ''}${sent ? ` ${hidden(sent).slice(0, 600)}` : ''}`;

const hidden = (sent: string) =>
  sent.replace(/("(?:password|currentPassword|newPassword|token|code)":")[^"]*/g, '$1…');
