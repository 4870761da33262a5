import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Issue, issueLine } from '../feed/issue.ts';

/** Refusals that the terminal shows; the file has them all. */
const SHOWN = 50;

/** Everything that was refused or left out: whole in a file, its beginning on the terminal. */
export class ImportReport {
  readonly file: string;
  refused = 0;
  warnings = 0;
  readonly #stream: WriteStream;
  readonly #say: (line: string) => void;

  /** Begins a new file; one of an import before is replaced. */
  constructor(file: string, say: (line: string) => void) {
    this.file = file;
    this.#say = say;
    mkdirSync(dirname(file), { recursive: true });
    this.#stream = createWriteStream(file);
    // What cannot be written is told when the report is closed.
    this.#stream.on('error', () => {});
  }

  /** Notes an offer that is not sold, with all its reasons. */
  refuse(issues: readonly Issue[]): void {
    this.refused += 1;
    for (const issue of issues) {
      this.#stream.write(`refused: ${issueLine(issue)}\n`);
      if (this.refused <= SHOWN) this.#say(`refused: ${issueLine(issue)}`);
    }
    if (this.refused === SHOWN + 1) this.#say(`More refusals are in ${this.file}.`);
  }

  /** Notes something that was left out of an offer that is sold. */
  warn(issue: Issue): void {
    this.warnings += 1;
    this.#stream.write(`warning: ${issueLine(issue)}\n`);
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
