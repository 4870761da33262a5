import { createHash } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CommandRefused } from '../platform/command-refused.ts';

/** Size of the blocks that are compressed and written, in characters of text. */
const PORTION = 4 * 1024 * 1024;
/**
 * Gzip level. A low one is fast: with an embedded database, the process that compresses a backup also serves
 * the shop, and shoppers would have to wait.
 */
const LEVEL = 2;

const compressed = promisify<string, { level: number }, Buffer>(gzip);

/**
 * Writes the text of a backup to a file. The file gets its final name only when it is complete, and only its
 * owner can read it.
 */
export class BackupFile {
  readonly #to: string;
  readonly #draft: string;
  readonly #handle: Awaited<ReturnType<typeof open>>;
  readonly #hash = createHash('sha256');
  #pending: string[] = [];
  #length = 0;

  private constructor(to: string, draft: string, handle: Awaited<ReturnType<typeof open>>) {
    this.#to = to;
    this.#draft = draft;
    this.#handle = handle;
  }

  /** @throws CommandRefused if the file already exists or cannot be created */
  static async create(to: string): Promise<BackupFile> {
    const isThere = await lstat(to).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandRefused(`${to} already exists.`);
    const draft = `${to}.part`;
    try {
      return new BackupFile(to, draft, await open(draft, 'wx', 0o600));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const why = code === 'EEXIST' ? 'another backup is being written there, or was interrupted' : code;
      throw new CommandRefused(`${draft} cannot be created (${why}).`);
    }
  }

  /** SHA-256 checksum of the text written until now. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  async add(line: string): Promise<void> {
    this.#hash.update(line).update('\n');
    this.#pending.push(line, '\n');
    this.#length += line.length + 1;
    if (this.#length > PORTION) await this.#flush();
  }

  /** Completes the file. Returns its size in bytes. */
  async finish(): Promise<number> {
    await this.#flush();
    await this.#handle.sync();
    const { size } = await this.#handle.stat();
    await this.#handle.close();
    await rename(this.#draft, this.#to);
    return size;
  }

  async abandon(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await rm(this.#draft, { force: true });
  }

  /**
   * Every flush writes a gzip member of its own; several members one after the other are a valid gzip file
   * (RFC 1952, section 2.2).
   */
  async #flush(): Promise<void> {
    const text = this.#pending.join('');
    this.#pending = [];
    this.#length = 0;
    await this.#handle.writeFile(await compressed(text, { level: LEVEL }));
  }
}
