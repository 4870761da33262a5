import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messenger } from './messenger.ts';

/**
 * Writes every message to its own file, `<folder>/<time of writing>-<key>.json`: for development, or as long
 * as no mail server is configured. If a message is sent again, its file is replaced. Files are written
 * atomically, and only their owner can read them, because they contain secrets.
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
