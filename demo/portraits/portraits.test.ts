import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Originals } from '../../backend/media/own-pictures/originals.ts';
import { hashOfTemplate } from '../../backend/media/own-pictures/own-picture-path.ts';
import { stores } from '../seed/stores.ts';
import { portraitFiles, portraits, stillIds, stillPicture } from './portraits.ts';

test('every store of the demo has a picture that no other store has', () => {
  expect(stores.filter(({ pictures }) => pictures.length === 0).map(({ code }) => code)).toEqual([]);
  const shown = stores.flatMap(({ pictures }) => pictures.map(({ template }) => template));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toHaveLength(portraits.size);
});

const pictures = [...portraits, ...stillIds.map((id) => [id, stillPicture(id, 'Стул у стены')] as const)];

test.each(pictures)(
  'the picture %s is the file in the repository, and its size is the stated one',
  async (_, portrait) => {
    const hash = hashOfTemplate(portrait.template) ?? '';
    const bytes = await readFile(portraitFiles.get(hash)?.file ?? '');
    expect(Originals.hashOf(bytes)).toBe(hash);
    expect(bytes.length).toBeLessThanOrEqual(120_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([portrait.width, portrait.height]);
  },
);

test('the pictures of all stores together have at most 1.5 MB', async () => {
  const files = await Promise.all([...portraitFiles.values()].map(({ file }) => readFile(file)));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_500_000);
});
