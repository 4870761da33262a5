import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messenger } from './messenger.ts';

/**
 * Puts every message into a file of its own, `<folder>/<time>-<id>.json`, for development and until a mail server is
 * configured. A file appears whole or not at all, and only its owner may read it: it carries secrets.
 */
export function createFileOutbox(
  folder: string,
  { clock, ids }: { clock: () => Date; ids: () => string },
): Messenger {
  return {
    async send(message) {
      const sentAt = clock().toISOString();
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${ids()}.json`;
      const draft = join(folder, `.${name}.draft`);
      await mkdir(folder, { recursive: true });
      await writeFile(draft, `${JSON.stringify({ ...message, sentAt }, null, 2)}\n`, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
  };
}
