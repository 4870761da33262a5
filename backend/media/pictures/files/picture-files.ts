import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPictureVersion } from '../colouring/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A file that is being made: its bytes, the number of callers that wait for it, and a function that aborts
 * the job.
 */
type Making = { bytes: Promise<Bytes>; waiting: number; abandon: () => void };

/**
 * Caches files on disk. They are written atomically, so several processes may share the folder. Concurrent
 * requests for the same file wait for the same job.
 */
export class PictureFiles {
  readonly #dir: string;
  readonly #making = new Map<string, Making>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Returns a cached file, or makes it. If the folder is not writable, makes the file again for each request.
   * @param make Makes the bytes. Its signal fires when no caller waits for them any longer.
   * @param left Fires when this caller no longer waits.
   */
  take(name: string, make: (abandoned: AbortSignal) => Promise<Bytes>, left?: AbortSignal): Promise<Bytes> {
    const making = this.#making.get(name) ?? this.#begin(name, make);
    making.waiting += 1;
    left?.addEventListener(
      'abort',
      () => {
        making.waiting -= 1;
        if (making.waiting === 0) making.abandon();
      },
      { once: true },
    );
    return making.bytes;
  }

  #begin(name: string, make: (abandoned: AbortSignal) => Promise<Bytes>): Making {
    const abandoned = new AbortController();
    const forget = () => {
      if (this.#making.get(name) === making) this.#making.delete(name);
    };
    const making: Making = {
      waiting: 0,
      bytes: this.#read(name)
        .then(async (bytes) => bytes ?? (await this.keep(name, await make(abandoned.signal))))
        .finally(forget),
      // Removes the job before it is aborted. Otherwise, a later caller would wait for an aborted job.
      abandon: () => {
        forget();
        abandoned.abort();
      },
    };
    this.#making.set(name, making);
    return making;
  }

  /**
   * Deletes the folders of all other versions. Only deletes folders whose names look like a version, to
   * prevent accidents. If a folder cannot be deleted, the next start of the server tries again. Never
   * rejects.
   */
  async keepOnly(version: string): Promise<void> {
    const entries = await readdir(this.#dir, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name === version || !isPictureVersion(entry.name)) continue;
      await rm(join(this.#dir, entry.name), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** Whether a file is in the cache. */
  async has(name: string): Promise<boolean> {
    const found = await stat(join(this.#dir, name)).catch(() => undefined);
    return found !== undefined && found.size > 0;
  }

  async #read(name: string): Promise<Bytes | undefined> {
    const bytes = await readFile(join(this.#dir, name)).catch(() => undefined);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  /** Stores a file in the cache and returns its bytes. Never rejects. */
  async keep(name: string, bytes: Bytes): Promise<Bytes> {
    const file = join(this.#dir, name);
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    return bytes;
  }
}
