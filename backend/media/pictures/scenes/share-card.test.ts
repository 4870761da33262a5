import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFace } from '../type/face.ts';
import { composeShareCard, fitTitle } from './share-card.ts';

const red = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#c81e1e' } })
  .webp()
  .toBuffer();

async function pixels(card: Parameters<typeof composeShareCard>[0]) {
  const bytes = await composeShareCard(card);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  /** Number of pixels in a rectangle that are darker than half of full brightness. */
  const dark = (left: number, top: number, width: number, height: number) => {
    let count = 0;
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) if ((at(x, y)[1] ?? 255) < 128) count += 1;
    return count;
  };
  return { bytes, info, at, dark };
}

test('the preview of a shared link has garments on the right and text on the left, on a paper background', async () => {
  const card = { brand: 'Витрина', title: 'Пальто из шерсти', caption: 'Кэмел', picture: red };
  const { bytes, info, at, dark } = await pixels(card);
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  expect(bytes.length).toBeLessThan(120_000);
  expect(at(1000, 300)[0]).toBeGreaterThan(180);
  expect(at(1000, 300)[1]).toBeLessThan(60);
  expect(at(30, 300)).toEqual([255, 255, 255]);
  expect(dark(64, 60, 300, 40)).toBeGreaterThan(200);
  expect(dark(64, 350, 600, 200)).toBeGreaterThan(2000);
});

test('the longest product name fits into the text area of a link preview', async () => {
  const title = 'Стёганый водоотталкивающий пуховик с капюшоном и искусственным мехом '.repeat(3);
  const { dark } = await pixels({ brand: 'Витрина', title, caption: '', picture: red });
  expect(dark(0, 0, 60, 630)).toBe(0);
  expect(dark(672, 0, 56, 630)).toBe(0);
  expect(dark(64, 100, 600, 60)).toBe(0);
});

test('the title of a link preview gets smaller before words are broken; words are broken only if the smallest size is too large', () => {
  const linesOf = (title: string) =>
    fitTitle(title, 600, openFace(400)).lines.map((line) => line.replaceAll('\u00a0', ' '));
  expect(linesOf('Платье без рукавов с юбкой-полусолнцем')).toEqual([
    'Платье без рукавов',
    'с юбкой-полусолнцем',
  ]);
  expect(linesOf('Платье')).toEqual(['Платье']);
  expect(linesOf('Х'.repeat(40)).length).toBeGreaterThan(1);
});

test('the link preview of the shop itself has its wordmark in the centre', async () => {
  const { dark } = await pixels({ brand: 'Витрина', title: '', caption: '', picture: null });
  const [left, right] = [dark(0, 0, 600, 630), dark(600, 0, 600, 630)];
  expect(left).toBeGreaterThan(1000);
  expect(Math.abs(left - right) / left).toBeLessThan(0.25);
});

test('the text of a link preview has the ink colour of the brand, or the default ink colour', async () => {
  const card = { brand: 'Ш', title: '', caption: '', picture: null };
  /**
   * The colour of the darkest pixel in the picture. It is inside a letter, so it is the colour of the text.
   */
  const inkOf = async (ink?: string) => {
    const { data } = await sharp(await composeShareCard({ ...card, ink }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    let darkest = [255, 255, 255];
    for (let at = 0; at < data.length; at += 3)
      if ((data[at + 1] ?? 255) < (darkest[1] ?? 255)) darkest = [...data.subarray(at, at + 3)];
    return darkest;
  };
  const [red = 0, , blue = 255] = await inkOf('#9b0026');
  expect(red).toBeGreaterThan(130);
  expect(blue).toBeLessThan(60);
  for (const part of await inkOf()) expect(part).toBeLessThan(40);
});

test('a link preview skips characters that the font lacks, and its text cannot inject SVG markup', () => {
  const face = openFace(400);
  const setting = { size: 40, tracking: 0 };
  expect(face.measure('🙂漢', setting)).toBe(0);
  expect(face.measure('Пальто', setting)).toBeGreaterThan(face.measure('Пальт', setting));
  const drawn = face.draw('<script>&"', setting, { x: 0, y: 0 });
  expect(drawn.replace(/<\/?g[^>]*>|<path transform="translate\([\d.]+ 0\)" d="[MLQCZ\d .-]+"\/>/g, '')).toBe(
    '',
  );
});
