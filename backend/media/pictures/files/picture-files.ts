import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPictureVersion } from '../colouring/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is being made, with the number of callers that wait for it. */
type Making = { bytes: Promise<Bytes>; waiting: number; abandon: () => void };

/**
 * Files that are cached on disk. They are written atomically, so several processes may share the folder.
 * Concurrent requests for a file wait for the same job.
 */
export class PictureFiles {
  readonly #dir: string;
  readonly #making = new Map<string, Making>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Returns a cached file, or makes it. If the folder is not writable, every picture is made again for each
   * request, but still served.
   * @param make makes the bytes; its signal fires when all callers have stopped waiting
   * @param left fires when this caller stops waiting
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
      // A later caller must not wait for an aborted job, so the job is removed first.
      abandon: () => {
        forget();
        abandoned.abort();
      },
    };
    this.#making.set(name, making);
    return making;
  }

  /**
   * Deletes files of other versions, folder by folder. To prevent accidents, only folders whose names look
   * like a version are deleted. If a folder cannot be deleted, the next start tries again. Never rejects.
   */
  async keepOnly(version: string): Promise<void> {
    const entries = await readdir(this.#dir, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name === version || !isPictureVersion(entry.name)) continue;
      await rm(join(this.#dir, entry.name), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** Whether a file exists. */
  async has(name: string): Promise<boolean> {
    const found = await stat(join(this.#dir, name)).catch(() => undefined);
    return found !== undefined && found.size > 0;
  }

  async #read(name: string): Promise<Bytes | undefined> {
    const bytes = await readFile(join(this.#dir, name)).catch(() => undefined);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  /** Stores a file and returns its bytes. Never rejects. */
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
