import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPictureVersion } from '../colouring/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file being made, and how many wait for it. */
type Making = { bytes: Promise<Bytes>; waiting: number; abandon: () => void };

/**
 * Made files on disk. A file appears under its name only when it is whole, so several processes may share the folder.
 * Requests for a file being made wait for that one making.
 */
export class PictureFiles {
  readonly #dir: string;
  readonly #making = new Map<string, Making>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Takes a kept file or makes it. A folder that cannot be written to costs time, never the picture.
   * @param make gets a signal that fires when all who wait have left
   * @param left fires when the caller waits no longer
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
      // Who asks from now on is not to get a making that ends with nothing.
      abandon: () => {
        forget();
        abandoned.abort();
      },
    };
    this.#making.set(name, making);
    return making;
  }

  /**
   * Clears away the files of other versions, folder by folder. Only folders that are named like a version go, so that a
   * folder put into the wrong place does no harm; what cannot be removed stays for the next start. Never rejects.
   */
  async keepOnly(version: string): Promise<void> {
    const entries = await readdir(this.#dir, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name === version || !isPictureVersion(entry.name)) continue;
      await rm(join(this.#dir, entry.name), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** Whether a file is there. */
  async has(name: string): Promise<boolean> {
    const found = await stat(join(this.#dir, name)).catch(() => undefined);
    return found !== undefined && found.size > 0;
  }

  async #read(name: string): Promise<Bytes | undefined> {
    const bytes = await readFile(join(this.#dir, name)).catch(() => undefined);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  /** Keeps a made file and gives it back. Never rejects. */
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
