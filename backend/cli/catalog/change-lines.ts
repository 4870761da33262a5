import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Difference } from '../../exchange/changes/goods-state.ts';
import { type Issue, issueLine } from '../../exchange/yml/feed/issue.ts';
import type { Language } from '../../platform/language/sentences.ts';
import { print, printError } from '../terminal/print.ts';
import { changeWords, differenceLine } from './change-words.ts';

/** Maximum number of lines that the terminal shows of each kind: errors, warnings and changes. */
const SHOWN = 50;

type LineSettings = {
  language: Language;
  /** Path of the file to which the report with all lines is written; undefined if no report is wanted. */
  report: string | undefined;
};

/**
 * Collects the lines that a command prints about table rows and goods. The terminal shows only the first
 * lines, the report file all lines.
 */
export class ChangeLines {
  readonly bad: Issue[] = [];
  readonly warnings: Issue[] = [];
  #differences: readonly string[] = [];
  readonly #settings: LineSettings;

  constructor(settings: LineSettings) {
    this.#settings = settings;
  }

  differ(differences: readonly Difference[]): void {
    this.#differences = differences.map((one) => differenceLine(one, this.#settings.language));
  }

  async print(summary: string | undefined): Promise<void> {
    const { language, report } = this.#settings;
    const words = changeWords[language];
    const issues = (some: readonly Issue[]) => some.map((issue) => issueLine(issue, language, 'table'));
    const parts = [
      { title: words.bad, lines: issues(this.bad), isError: true },
      { title: words.warnings, lines: issues(this.warnings), isError: true },
      { title: words.differences, lines: this.#differences, isError: false },
    ].filter(({ lines }) => lines.length > 0);
    for (const { title, lines, isError } of parts) {
      const say = isError ? printError : print;
      say(`${title} (${lines.length}):`);
      for (const line of lines.slice(0, SHOWN)) say(`  ${line}`);
      if (lines.length > SHOWN) say(words.more(lines.length - SHOWN));
    }
    if (summary !== undefined) print(summary);
    if (report === undefined) return;
    const all = parts.flatMap(({ title, lines }) => [`${title} (${lines.length}):`, ...lines]);
    await writeFile(resolve(report), `${[...all, ...(summary === undefined ? [] : [summary])].join('\n')}\n`);
    print(words.report(resolve(report)));
  }
}
