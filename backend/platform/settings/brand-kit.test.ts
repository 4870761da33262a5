import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brandVariables, readBrandKit } from './brand-kit.ts';
import { contrast } from './contrast.ts';

const root = resolve(import.meta.dirname, '../../..');
const second = join(root, 'tests/support/brand-kit');

/** Copies the second sample brand kit, replaces some of its files, and returns the path of the copy. */
function kitWith(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'vitrina-brand-')), 'kit');
  onTestFinished(() => rmSync(resolve(folder, '..'), { recursive: true }));
  cpSync(second, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const colours = (ink: string, accent: string) =>
  `name: Линия\ncolours: { ink: "${ink}", accent: "${accent}" }\n`;

describe('a brand kit', () => {
  it('a brand kit is read with its drawings, and provides settings', () => {
    const kit = readBrandKit(second);
    expect(kit).toMatchObject({
      name: 'Линия',
      colours: { ink: '#14213d', accent: '#9b2226' },
      drawings: { logo: true, favicon: true },
    });
    expect(kit && brandVariables(kit)).toEqual({
      BRAND: 'Линия',
      SELLER_NAME: 'ООО «Линия»',
      SELLER_INN: '7701234560',
      SELLER_PHONE: '+7 495 000-00-00',
      SELLER_EMAIL: 'shop@example.ru',
    });
  });

  it('a brand kit is refused with the line of every invalid detail of the seller', () => {
    const seller = 'inn: "77012"\n  ogrn: "1"\n  kpp: "12"\n  email: shop(at)example.ru';
    const folder = kitWith({ 'brand.yaml': `name: Линия\nseller:\n  ${seller}\n` });
    expect(() => readBrandKit(folder)).toThrow(
      [
        'kit/brand.yaml:3, seller.inn: must be 10 or 12 digits',
        'kit/brand.yaml:4, seller.ogrn: must be 13 or 15 digits',
        'kit/brand.yaml:5, seller.kpp: must be 9 digits, such as 770101001',
        'kit/brand.yaml:6, seller.email: must be an e-mail address',
      ].join('\n'),
    );
  });

  it('a brand kit that only sets the name needs no style sheet in the repository', () => {
    const kit = readBrandKit(join(root, 'brand'));
    expect(kit).toMatchObject({ name: 'Витрина', drawings: { logo: false, favicon: false } });
    expect(kit?.colours ?? kit?.badges ?? kit?.font).toBeUndefined();
  });

  it('a folder without brand.yaml has no brand kit', () => {
    expect(readBrandKit(tmpdir())).toBeUndefined();
  });

  it.each([
    [
      'a pale accent',
      colours('#14213d', '#f0a0a8'),
      /brand\.yaml:\d, colours\.accent: #f0a0a8 on white has a contrast of 2\.0, and text needs 4\.5/,
    ],
    [
      'a text colour with too little contrast on pictures only',
      colours('#737373', '#9b2226'),
      /colours\.ink: #737373 on the backdrop of pictures/,
    ],
    [
      'badges of two light colours',
      'name: Линия\nbadges: { background: "#ffffff", text: "#bbbbbb" }\n',
      /badges\.text: #bbbbbb on badges\.background has a contrast of 1\.9/,
    ],
    ['no name', 'seller: { name: Линия }\n', /^kit\/brand\.yaml:1, name: is missing$/m],
    [
      'a colour given as a word',
      colours('navy', '#9b2226'),
      /colours\.ink: must be a colour such as "#161514", in quotes/,
    ],
    [
      'a misspelt key',
      'name: Линия\ncolors: {}\n',
      /brand\.yaml:2, colors: is not a key of this file\nbrand\/README\.md lists all settings\./,
    ],
    [
      'a colour without quotes, which is a comment',
      'name: Линия\ncolours:\n  ink: #14213d\n  accent: "#9b2226"\n',
      /brand\.yaml:3, colours\.ink: is empty, because # begins a comment; write "#14213d" in quotes/,
    ],
    ['no YAML', 'name: [', /^kit\/brand\.yaml:1: /],
    [
      'a missing font file',
      'name: Линия\nfont: { family: Golos, files: [{ file: golos.woff2, weight: "400" }] }\n',
      /the folder has no file golos\.woff2/,
    ],
  ])('a brand kit is refused with %s', (_, yaml, sentence) => {
    expect(() => readBrandKit(kitWith({ 'brand.yaml': yaml }))).toThrow(sentence);
  });

  it.each([
    ['a script', '<svg viewBox="0 0 1 1"><script>1</script></svg>', /<script> is not allowed/],
    ['a handler', '<svg viewBox="0 0 1 1" onload="x()"/>', /event handler onload/],
    [
      'an animation',
      '<svg viewBox="0 0 1 1"><set attributeName="href" to="x"/></svg>',
      /<set> is not allowed/,
    ],
    ['a picture', '<svg viewBox="0 0 1 1"><image href="//a.example/b.png"/></svg>', /<image> is not allowed/],
    ['a data picture', '<svg viewBox="0 0 1 1"><image href="data:image/svg+xml,x"/></svg>', /<image>/],
    ['a foreign object', '<svg viewBox="0 0 1 1"><foreignObject/></svg>', /<foreignObject>/],
    ['a style', '<svg viewBox="0 0 1 1"><style>@import "a"</style></svg>', /<style>/],
    ['another document', '<svg viewBox="0 0 1 1"><use href="other.svg#a"/></svg>', /outside the drawing/],
    [
      'a link',
      '<svg viewBox="0 0 1 1"><path fill="url(https://a.example/#b)"/></svg>',
      /outside the drawing/,
    ],
    ['a DOCTYPE', '<!DOCTYPE svg><svg viewBox="0 0 1 1"/>', /DOCTYPE/],
    ['an unknown entity', '<svg viewBox="0 0 1 1">&a;</svg>', /not XML/],
    ['endless depth', `<svg viewBox="0 0 1 1">${'<g>'.repeat(5_000)}`, /nested too deeply/],
    ['no end', '<svg viewBox="0 0 1 1">', /not XML/],
    ['another element', '<html viewBox="0 0 1 1"/>', /begins with another element/],
    ['no viewBox', '<svg width="10"/>', /needs a viewBox/],
    ['100 KB', `<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(25_000)}"/></svg>`, /32 KB at most/],
  ])('a brand kit is refused with a logo that has %s', (_, svg, sentence) => {
    expect(() => readBrandKit(kitWith({ 'logo.svg': svg }))).toThrow(sentence);
  });
});

it('a brand kit is refused with the errors of all its files at once', () => {
  const yaml =
    'name: Линия\ncolours: { ink: "#14213d", accent: "#f0a0a8" }\nfont: { family: Golos, files: [{ file: golos.woff2, weight: "400" }] }\n';
  const folder = kitWith({ 'brand.yaml': yaml, 'logo.svg': '<svg width="1"><script>1</script></svg>' });
  const refusal = () => readBrandKit(folder);
  for (const found of [/yaml:2, colours\.accent/, /yaml:3, font\.files\.0\.file/, /logo\.svg:1: the svg/])
    expect(refusal).toThrow(found);
});

it('the contrast of two colours is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#161514', '#161514')).toBe(1);
});
