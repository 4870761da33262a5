import { count, say } from '../terminal/say.ts';

/** Milliseconds between two updates on a terminal. */
const EVERY = 200;
/**
 * The output prints a new line after this number of offers if it is not a terminal but, for example, a log
 * file.
 */
const STEP = 10_000;

/**
 * Shows progress: on a terminal as one line that is updated, otherwise as a new line for every 10,000 offers.
 */
export class ProgressLine {
  readonly #out: NodeJS.WriteStream;
  readonly #start = Date.now();
  #shownAt = 0;
  #step = 0;
  #isOpen = false;

  constructor(out: NodeJS.WriteStream = process.stderr) {
    this.#out = out;
  }

  /**
   * Shows how many offers and how many bytes of the feed were read. `of` is the size of the feed in bytes.
   */
  reading(offers: number, bytes: number, of: number): void {
    const rate = Math.round((offers * 1000) / Math.max(1, Date.now() - this.#start));
    this.#show(
      'reading',
      offers,
      () => say`${count(offers)} offers read, ${percent(bytes, of)} %, ${count(rate)} a second`,
    );
  }

  /** Shows how many pictures or models are finished; `of` is their total number. */
  working(stage: 'pictures' | 'writing', done: number, of: number): void {
    this.#show(stage, done, () => {
      const [now, all, share] = [count(done), count(of), percent(done, of)];
      return stage === 'pictures'
        ? say`${now} of ${all} pictures imported, ${share} %`
        : say`${now} of ${all} models written, ${share} %`;
    });
  }

  /** Shows how many of the sizes that a table changes are finished; `of` is their total number. */
  changing(done: number, of: number): void {
    this.#show(
      'changing',
      done,
      () => say`${count(done)} of ${count(of)} sizes written, ${percent(done, of)} %`,
    );
  }

  /** Shows how many colours were generated, and how many per second. */
  generating(done: number, of: number): void {
    const rate = Math.round((done * 1000) / Math.max(1, Date.now() - this.#start));
    this.#show(
      'generating',
      done,
      () => say`${count(done)} of ${count(of)} variants, ${percent(done, of)} %, ${count(rate)} a second`,
    );
  }

  /** Prints a line above the progress line, which stays the last line. */
  say(line: string): void {
    this.clear();
    this.#out.write(`${line}\n`);
  }

  clear(): void {
    if (this.#isOpen) this.#out.write('\r\u001b[K');
    this.#isOpen = false;
  }

  #stage = '';

  #show(stage: string, done: number, line: () => string): void {
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.#step = 0;
    }
    const step = Math.floor(done / STEP);
    if (this.#out.isTTY) {
      if (Date.now() - this.#shownAt < EVERY) return;
      this.#shownAt = Date.now();
      this.#out.write(`\r\u001b[K${line()}`);
      this.#isOpen = true;
    } else if (step > this.#step) {
      this.#step = step;
      this.#out.write(`${line()}\n`);
    }
  }
}

const percent = (part: number, whole: number) => String(Math.floor((part * 100) / Math.max(1, whole)));
