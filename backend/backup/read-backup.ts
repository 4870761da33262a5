import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CommandRefused } from '../platform/command-refused.ts';
import {
  type Contents,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  headerLine,
  type Mark,
  markLine,
  type TableHeader,
} from './lines.ts';
import { isPicturePath } from './pictures.ts';
import { RowSum } from './row-sum.ts';

/**
 * Callbacks that receive the parts of a backup, in the order in which they are in the file. `picture` gets a
 * picture whose checksum is already verified. `rows` gets rows before their checksum is verified, because the
 * checksum follows the rows.
 */
export type Visitor = {
  header?(header: Header): void | Promise<void>;
  rows?(table: TableHeader, lines: readonly string[]): Promise<void>;
  tableEnd?(table: TableHeader, sum: string): Promise<void>;
  picture?(path: string, bytes: Buffer): Promise<void>;
};

const MOST_ROWS = 1000;
const MOST_TEXT = 4 * 1024 * 1024;

class Damaged extends Error {}

/**
 * Reads a whole backup and verifies all its checksums.
 * @throws CommandRefused if the file is not a backup, is damaged, or has a newer format
 */
export async function readBackup(file: string, visitor: Visitor): Promise<Contents> {
  const reading = new Reading(visitor);
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(source)) await reading.take(line);
    });
    return reading.contents();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandRefused(`There is no file ${file}.`);
    if (['EACCES', 'EISDIR', 'EPERM'].includes(code))
      throw new CommandRefused(`${file} cannot be read (${code}).`);
    if (!reading.isBegun && (error instanceof Damaged || code.startsWith('Z_')))
      throw new CommandRefused(`${file} is not a backup of the shop.`);
    if (error instanceof Damaged || code.startsWith('Z_'))
      throw new CommandRefused(`${file} is damaged or incomplete.`);
    throw error;
  }
}

/**
 * Splits a stream into lines at line feeds only: texts may contain other characters that line readers of
 * Node.js treat as line ends.
 */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]);
      parts = [];
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
  if (parts.some(({ length }) => length > 0)) throw new Damaged();
}

/** Progress of reading a backup: what was read so far, and which kinds of lines may come next. */
class Reading {
  readonly #visitor: Visitor;
  readonly #hash = createHash('sha256');
  #header: Header | undefined;
  #tables: TableHeader[] = [];
  #table: TableHeader | undefined;
  #sum = new RowSum();
  #lines: string[] = [];
  #length = 0;
  #picture: { path: string; chunks: Buffer[] } | undefined;
  #counts = { rows: 0, pictures: 0 };
  #isOver = false;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  get isBegun(): boolean {
    return this.#header !== undefined;
  }

  /** @throws Damaged if the end of the backup was not reached */
  contents(): Contents {
    if (!this.#isOver) throw new Damaged();
    return { tables: this.#header?.tables.length ?? 0, ...this.#counts };
  }

  async take(bytes: Buffer): Promise<void> {
    if (this.#isOver) throw new Damaged();
    const line = bytes.toString();
    if (!this.#header) await this.#begin(line);
    else if (line.startsWith('[')) await this.#row(line);
    else if (line.startsWith('"')) this.#chunk(line);
    else await this.#mark(parsed(line, markLine));
    this.#hash.update(bytes).update('\n');
  }

  async #begin(line: string): Promise<void> {
    const { format, version } = parsed(line, headerLine.pick({ format: true, version: true }));
    if (format === FORMAT && version > FORMAT_VERSION)
      throw new CommandRefused('The backup was made by a newer version of the shop.');
    this.#header = parsed(line, headerLine);
    this.#tables = [...this.#header.tables];
    await this.#visitor.header?.(this.#header);
  }

  async #row(line: string): Promise<void> {
    if (!this.#table) throw new Damaged();
    this.#sum.add(line);
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#lines.length >= MOST_ROWS || this.#length >= MOST_TEXT) await this.#flush(this.#table);
  }

  #chunk(line: string): void {
    if (!this.#picture) throw new Damaged();
    this.#picture.chunks.push(Buffer.from(line.slice(1, -1), 'base64'));
  }

  async #mark(mark: Mark): Promise<void> {
    const isBetween = !this.#table && !this.#picture;
    if ('table' in mark) {
      const next = this.#tables.shift();
      if (!isBetween || next?.name !== mark.table) throw new Damaged();
      this.#table = next;
      this.#sum = new RowSum();
    } else if ('sum' in mark) {
      if (!this.#table || mark.rows !== this.#sum.rows || mark.sum !== this.#sum.sum) throw new Damaged();
      await this.#flush(this.#table);
      await this.#visitor.tableEnd?.(this.#table, mark.sum);
      this.#counts.rows += mark.rows;
      this.#table = undefined;
    } else if ('picture' in mark) {
      if (!isBetween || !isPicturePath(mark.picture)) throw new Damaged();
      this.#picture = { path: mark.picture, chunks: [] };
    } else if ('end' in mark) {
      const { rows, pictures } = this.#counts;
      const isWhole = isBetween && this.#tables.length === 0;
      const isSame = mark.rows === rows && mark.pictures === pictures;
      if (!isWhole || !isSame || mark.sha256 !== this.#hash.copy().digest('hex')) throw new Damaged();
      this.#isOver = true;
    } else await this.#pictureEnd(mark.sha256);
  }

  async #pictureEnd(sha256: string): Promise<void> {
    if (!this.#picture) throw new Damaged();
    const { path, chunks } = this.#picture;
    const bytes = Buffer.concat(chunks);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Damaged();
    await this.#visitor.picture?.(path, bytes);
    this.#counts.pictures += 1;
    this.#picture = undefined;
  }

  async #flush(table: TableHeader): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#length = 0;
    if (lines.length > 0) await this.#visitor.rows?.(table, lines);
  }
}

function parsed<T>(
  line: string,
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Damaged();
  }
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Damaged();
  return data as T;
}
