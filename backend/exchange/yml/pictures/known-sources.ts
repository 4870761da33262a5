import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Stores in the database which picture was downloaded from each URL, so that a nightly import does not
 * download the same pictures again.
 */
export class KnownSources {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The hash of the picture that was downloaded from a URL; undefined if that URL was never downloaded. */
  async get(url: string): Promise<string | undefined> {
    const text = await readFile(this.#file(url), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const known = JSON.parse(text) as { url: string; hash: string };
    return known.url === url ? known.hash : undefined;
  }

  async set(url: string, hash: string): Promise<void> {
    const file = this.#file(url);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, JSON.stringify({ url, hash }));
    await rename(draft, file);
  }

  #file(url: string): string {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 32);
    return join(this.#dir, name.slice(0, 2), `${name}.json`);
  }
}
