import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OperatorRefund } from '#contract/client/client.schemas.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { writePhotos } from './write-photos.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-photos-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const seen = {
  refund: { number: 'В-123456-6/1' },
  photos: ['one', 'two'].map((id) => ({ id, content: Buffer.from(id).toString('base64') })),
} as Pick<OperatorRefund, 'refund' | 'photos'>;

it('each photograph is written to a separate file that only its owner can read (§3.9.5)', async () => {
  const names = await writePhotos(seen, folder);
  expect(names).toEqual([1, 2].map((place) => join(folder, `В-123456-6-1-${place}.webp`)));
  expect(await Promise.all(names.map((name) => readFile(name, 'utf8')))).toEqual(['one', 'two']);
  for (const name of names) expect((await stat(name)).mode & 0o777).toBe(0o600);
});

it('a target folder that does not exist is reported', async () => {
  const refused = writePhotos(seen, join(folder, 'away'));
  await expect(refused).rejects.toBeInstanceOf(CommandRefused);
  await expect(refused).rejects.toThrow('ENOENT');
});
