import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The format of the files that `backend/platform/ports/file-messenger.ts` writes. */
const file = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  sentAt: z.iso.datetime(),
});

/** A message in the folder. `name` is its file name without `.json`. */
export type KeptMessage = z.infer<typeof file> & { name: string };

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,127}$/;
const MOST = 100;

/** The latest 100 messages, newest first; empty if the folder does not exist yet. */
export async function listMessages(folder: string): Promise<KeptMessage[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .slice(-MOST)
    .map((name) => name.slice(0, -'.json'.length));
  const messages = await Promise.all(names.map((name) => readMessage(folder, name)));
  return messages
    .filter((message) => message !== undefined)
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** One message; undefined if the file does not exist or is not a message. */
export async function readMessage(folder: string, name: string): Promise<KeptMessage | undefined> {
  if (!NAME.test(name)) return undefined;
  try {
    const content = await readFile(join(folder, `${name}.json`), 'utf8');
    return { ...file.parse(JSON.parse(content)), name };
  } catch {
    return undefined;
  }
}
