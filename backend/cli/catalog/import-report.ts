import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Issue, issueLine } from '../../exchange/yml/feed/issue.ts';
import { IssueGroups } from '../../exchange/yml/feed/issue-groups.ts';
import type { Language } from '../../platform/language/sentences.ts';

/**
 * Maximum number of different reasons that the terminal shows for refused offers, and as many for warnings.
 * The report file has all reasons.
 */
const SHOWN = 20;

const WORDS = {
  ru: {
    refused: 'не продаётся',
    warning: 'замечание',
    refusals: 'Не продаются',
    warnings: 'Замечания',
    more: 'ещё причин',
  },
  en: {
    refused: 'refused',
    warning: 'warning',
    refusals: 'Not sold',
    warnings: 'Warnings',
    more: 'more reasons',
  },
};

/**
 * Reports offers that were refused or accepted without some part. Writes each issue as a line to a file, and
 * counts the issues by reason for the terminal.
 */
export class ImportReport {
  readonly file: string;
  refused = 0;
  warnings = 0;
  readonly #refusalGroups = new IssueGroups();
  readonly #warningGroups = new IssueGroups();
  readonly #stream: WriteStream;
  readonly #language: Language;

  /** Creates the report file, replacing the report of an earlier import. */
  constructor(file: string, language: Language) {
    this.file = file;
    this.#language = language;
    mkdirSync(dirname(file), { recursive: true });
    this.#stream = createWriteStream(file);
    // Write errors are ignored here, because `close` reports whether writing failed.
    this.#stream.on('error', () => {});
  }

  /** Reports a refused offer with all its reasons. */
  refuse(issues: readonly Issue[]): void {
    this.refused += 1;
    for (const issue of issues) {
      this.#stream.write(`${WORDS[this.#language].refused}: ${issueLine(issue, this.#language)}\n`);
      this.#refusalGroups.add(issue);
    }
  }

  /** Reports that a part of an accepted offer was left out. */
  warn(issue: Issue): void {
    this.warnings += 1;
    this.#stream.write(`${WORDS[this.#language].warning}: ${issueLine(issue, this.#language)}\n`);
    this.#warningGroups.add(issue);
  }

  /** Reasons with their counts, for the terminal. */
  lines(): string[] {
    const { refusals, warnings } = WORDS[this.#language];
    return [
      ...this.#part(refusals, this.refused, this.#refusalGroups),
      ...this.#part(warnings, this.warnings, this.#warningGroups),
    ];
  }

  #part(title: string, count: number, groups: IssueGroups): string[] {
    const lines = groups.lines(this.#language);
    const more = lines.length - SHOWN;
    return lines.length === 0
      ? []
      : [
          `${title} (${count}):`,
          ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
          ...(more > 0 ? [`  … ${WORDS[this.#language].more}: ${more}`] : []),
        ];
  }

  /** Writes the last lines and closes the file. Returns false if something could not be written. */
  async close(lastLines: string): Promise<boolean> {
    this.#stream.end(`${[...this.lines(), lastLines].join('\n')}\n`);
    try {
      await once(this.#stream, 'close');
    } catch {
      return false;
    }
    return this.#stream.errored === null;
  }
}
