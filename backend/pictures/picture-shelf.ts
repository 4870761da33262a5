import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Made files on disk. A file appears under its name only when it is whole, so several processes may share the folder.
 * Requests for a file being made wait for that one making.
 */
export class PictureShelf {
  readonly #dir: string;
  readonly #making = new Map<string, Promise<Bytes>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Takes a file from the shelf or makes it. A shelf that cannot be written to costs time, never the picture. */
  take(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const running = this.#making.get(name);
    if (running) return running;
    const taken = this.#read(name)
      .then(async (bytes) => bytes ?? (await this.#keep(name, await make())))
      .finally(() => this.#making.delete(name));
    this.#making.set(name, taken);
    return taken;
  }

  async #read(name: string): Promise<Bytes | undefined> {
    const bytes = await readFile(join(this.#dir, name)).catch(() => undefined);
    return bytes && bytes.length > 0 ? bytes : undefined;
  }

  async #keep(name: string, bytes: Bytes): Promise<Bytes> {
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
