import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Issue, issueLine } from '../../exchange/yml/feed/issue.ts';

/** How much the terminal shows; the file has everything. */
const SHOWN = { refusals: 50, warnings: 50, ofOneKind: 5 };

/** Everything that was refused or left out: whole in a file, its beginning on the terminal. */
export class ImportReport {
  readonly file: string;
  refused = 0;
  warnings = 0;
  readonly #kinds = new Map<string, number>();
  #said = 0;
  readonly #stream: WriteStream;
  readonly #say: (line: string) => void;

  /** Begins a new file; one of an import before is replaced. */
  constructor(file: string, say: (line: string) => void) {
    this.file = file;
    this.#say = say;
    mkdirSync(dirname(file), { recursive: true });
    this.#stream = createWriteStream(file);
    // A write error is reported when the report is closed.
    this.#stream.on('error', () => {});
  }

  /** Notes an offer that is not sold, with all its reasons. */
  refuse(issues: readonly Issue[]): void {
    this.refused += 1;
    for (const issue of issues) {
      this.#stream.write(`refused: ${issueLine(issue)}\n`);
      if (this.refused <= SHOWN.refusals) this.#say(`refused: ${issueLine(issue)}`);
    }
    if (this.refused === SHOWN.refusals + 1) this.#say(`More refusals are in ${this.file}.`);
  }

  /** Notes something that was left out of an offer that is sold. */
  warn(issue: Issue): void {
    this.warnings += 1;
    this.#stream.write(`warning: ${issueLine(issue)}\n`);
    if (this.#isWorthSaying(issue)) {
      this.#said += 1;
      this.#say(`warning: ${issueLine(issue)}`);
    }
  }

  /** Missing pictures come in great numbers and must not hide the other issues. */
  #isWorthSaying({ field }: Issue): boolean {
    const kind = field.startsWith('outlet') ? 'outlet' : field;
    const before = this.#kinds.get(kind) ?? 0;
    this.#kinds.set(kind, before + 1);
    return before < SHOWN.ofOneKind && this.#said < SHOWN.warnings;
  }

  /** Writes the last line. Gives whether the file is whole. */
  async close(lastLine: string): Promise<boolean> {
    this.#stream.end(`${lastLine}\n`);
    try {
      await once(this.#stream, 'close');
    } catch {
      return false;
    }
    return this.#stream.errored === null;
  }
}
