import { stripVTControlCharacters } from 'node:util';
import type { Attack } from './attacks.ts';

export type AttackResult = {
  passed: boolean;
  /** The numbers that the tests printed, one object for each printed line. */
  figures: Record<string, unknown>[];
  minutes: number;
  /** The date of the run as YYYY-MM-DD. */
  day: string;
};

const HEAD = `# Attacks and their results

Written by \`npm run attack\`; each row has the date of its run. [Security](security.md) explains these promises and other measures.

| Promise | Figures | Shown by | A fault that it detects |
|---|---|---|---|
`;

/**
 * Reads the numbers from the output of the tests, which print them as lines of JSON, and the count of passed
 * tests from the summary.
 */
export function figuresIn(output: string): Record<string, unknown>[] {
  const plain = stripVTControlCharacters(output);
  const figures = [...plain.matchAll(/Figures: (\{.*\})/g)].map(([, json = '']) => JSON.parse(json));
  // Matches the summary lines of Vitest and Playwright.
  const passed = plain.matchAll(
    /^ +(?:Tests +(?:\d+ failed \| )?(\d+) passed|(\d+) passed \([\d.]+(?:ms|[smh])\))/gm,
  );
  const tests = [...passed].reduce((sum, [, first, second]) => sum + Number(first ?? second), 0);
  return tests > 0 ? [...figures, { tests }] : figures;
}

/** Returns the report with a new row for an attack. An existing row of the same attack is replaced. */
export function attackReport(
  before: string,
  { promise, shownBy, planted }: Attack,
  result: AttackResult,
): string {
  const row = `| ${promise} | ${summary(result)} | ${shownBy} | ${planted} |`;
  const rows = before.split('\n').filter((line) => /^\| (?!Promise \|)/.test(line));
  const place = rows.findIndex((line) => line.startsWith(`| ${promise} |`));
  if (place < 0) rows.push(row);
  else rows[place] = row;
  return `${HEAD}${rows.join('\n')}\n`;
}

function summary({ passed, figures, minutes, day }: AttackResult): string {
  const said = figures.flatMap(Object.entries).map(([name, value]) => `${words(name)}: ${listed(value)}`);
  const outcome = passed ? 'Held' : '**Did not hold**';
  return `${outcome}. ${[...said, `${Math.ceil(minutes)} min, ${day}`].join('; ')}`;
}

const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function listed(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${each}`)
    .join(', ');
}
