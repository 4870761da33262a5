import type { PassedTest } from './test-reports.ts';

export type Outcome = {
  passed: boolean;
  /** Names of the tests that failed. */
  failures?: string[];
  /** Names of the tests that passed only on a retry. */
  flaky?: string[];
  passedTests?: PassedTest[];
};

export type Part = {
  name: string;
  /** Names of earlier parts that must have passed. Otherwise this part is skipped. */
  needs?: string[];
  /** Runs the part. Gets the results of all earlier parts. */
  run(before: readonly Result[]): Outcome | Promise<Outcome>;
};

export type Result = Outcome & { name: string; seconds: number; skippedBecause?: string };

/**
 * Runs all parts in order and continues after a failure. A part is skipped if a part in its `needs` did not
 * pass.
 */
export async function runParts(
  parts: readonly Part[],
  { say = console.log, now = () => performance.now() } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, needs = [], run } of parts) {
    say(`\n▸ ${name}`);
    const lacking = needs.find((need) => !results.some((result) => result.name === need && result.passed));
    if (lacking !== undefined) {
      say(`Skipped: it needs the part "${lacking}", which did not pass.`);
      results.push({ name, passed: false, seconds: 0, skippedBecause: lacking });
      continue;
    }
    const began = now();
    const outcome = await attempt(() => run(results));
    results.push({ name, ...outcome, seconds: (now() - began) / 1000 });
  }
  return results;
}

/**
 * Runs a part. It also fails if it reports failed tests although its program exited with 0, which happens if
 * a library resets the exit code.
 */
async function attempt(run: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await run();
    return { ...outcome, passed: outcome.passed && !outcome.failures?.length };
  } catch (error) {
    return { passed: false, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Text of the summary: a line for each part, the names of failed tests, and the totals. */
export function summary(results: readonly Result[]): string {
  const lines = results.map(({ name, passed, seconds, skippedBecause }) => {
    if (skippedBecause !== undefined) return `skipped ${' '.repeat(8)} ${name} (needs "${skippedBecause}")`;
    return `${passed ? 'ok     ' : 'FAILED '} ${seconds.toFixed(1).padStart(6)} s ${name}`;
  });
  const named = (title: string, names: 'failures' | 'flaky') => {
    const all = results.flatMap((result) => (result[names] ?? []).map((test) => `  ${result.name}: ${test}`));
    return all.length === 0 ? [] : ['', title, ...all];
  };
  const passed = results.filter((result) => result.passed).length;
  const failed = results.filter((result) => !result.passed && result.skippedBecause === undefined).length;
  return [
    ...lines,
    ...named('Passed on the second try only:', 'flaky'),
    ...named('Failed:', 'failures'),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
