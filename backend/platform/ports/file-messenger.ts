import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messenger } from './messenger.ts';

/**
 * Writes every message to a separate file, `<folder>/<time of writing>-<key>.json`, for development and until
 * a mail server is configured. A repeated message replaces the first. Files are written atomically and
 * readable only by their owner, because they contain secrets.
 */
export function createFileMessenger(folder: string, { clock }: { clock: () => Date }): Messenger {
  return {
    async send(message, { key, writtenAt }) {
      const name = `${writtenAt.toISOString().replaceAll(/[:.]/g, '-')}-${key}.json`;
      const draft = join(folder, `.${name}.draft`);
      await mkdir(folder, { recursive: true });
      const sentAt = clock().toISOString();
      await writeFile(draft, `${JSON.stringify({ ...message, sentAt }, null, 2)}\n`, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
  };
}
