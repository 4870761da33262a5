import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ShopServer } from './server.ts';

type Letter = { to: string; subject: string; text: string; html?: string; unsubscribe?: string };

/** Letters and text messages that the shop sent to an e-mail address or a phone number, oldest first. */
export async function lettersTo(server: ShopServer, to: string): Promise<Letter[]> {
  const folder = join(server.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map(async (name): Promise<Letter> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return letters.filter((letter) => letter.to === to);
}

/** Waits until at least `count` messages were sent to the address. Returns the URL in the newest one. */
export async function linkTo(server: ShopServer, to: string, count = 1): Promise<string> {
  await expect(async () => {
    expect((await lettersTo(server, to)).length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 60_000 });
  const text = (await lettersTo(server, to)).at(-1)?.text ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in the message to ${to}:\n${text}`);
  return link;
}
