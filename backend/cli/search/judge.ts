import { z } from 'zod';
import { fold, wordsOf } from '../../listing/language/letters.ts';
import { stem } from '../../listing/language/stem.ts';
import type { SearchRules } from '../../listing/search-rules.ts';
import { FilesRefused } from '../../platform/files/files-refused.ts';
import { readYaml } from '../../platform/files/yaml-file.ts';
import { say } from '../terminal/say.ts';
import type { Ask } from './explain.ts';

const phrase = z.string().trim().min(1).max(100);
const schema = z
  .array(
    z.strictObject({
      query: phrase,
      /**
       * Phrases that describe the wanted goods. Goods match a phrase if their name or colour contains all its
       * words, in any grammatical form.
       */
      wants: z.array(phrase).min(1).max(50),
      least: z.number().min(0).max(1).default(0.8),
    }),
  )
  .min(1)
  .max(5000);

export type JudgedQuery = z.infer<typeof schema>[number];

/**
 * Parses a YAML file of search queries with the goods that each should find.
 * @throws FilesRefused with all errors
 */
export function readJudged(yaml: string, file: string): JudgedQuery[] {
  const read = readYaml(yaml, schema);
  if ('value' in read) return read.value;
  throw new FilesRefused(read.issues.map((issue) => ({ file, ...issue })));
}

export type Judgement = { lines: string[]; failed: number };

/**
 * Runs every query with the search rules. Reports what share of the first ten results are wanted goods, and
 * whether that is less than the query requires.
 */
export async function judge(
  ask: Ask,
  queries: readonly JudgedQuery[],
  rules: SearchRules,
): Promise<Judgement> {
  const lines: string[] = [];
  let [sum, failed] = [0, 0];
  for (const { query, wants, least } of queries) {
    const { names } = await ask(query, rules);
    const wanted = names.filter((name) => wants.some((want) => says(name, want))).length;
    const precision = names.length === 0 ? 0 : wanted / names.length;
    sum += precision;
    if (precision >= least) continue;
    failed++;
    lines.push(
      say`${query}: ${wanted} of ${names.length} were wanted, at least ${Math.round(least * 100)} % required`,
    );
    lines.push(
      ...names.filter((name) => !wants.some((want) => says(name, want))).map((name) => `  - ${name}`),
    );
  }
  const mean = ((sum / queries.length) * 100).toFixed(1);
  lines.push(say`${queries.length} queries, ${mean} % precision at 10, ${failed} below the required share`);
  return { lines, failed };
}

const stemsOf = (text: string): string[] => wordsOf(fold(text)).map(stem);

function says(name: string, want: string): boolean {
  const said = stemsOf(name);
  return stemsOf(want).every((one) => said.includes(one));
}
