import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '#shared/text/plain-text.ts';
import { seedDemo } from '../../../../demo/seed/seed.ts';
import { stores } from '../../../../demo/seed/stores.ts';
import { testCatalog, testNow } from '../../../catalog/testing/catalog.ts';
import { store } from '../../../domain/tables/places.ts';
import { putPlaces } from '../../places/put-places.ts';
import { feedText, type OfferFacts } from '../../testing/feed.ts';
import { type ImportTest, openImportTest } from '../../testing/import.ts';
import { htmlSection, xmlText } from './xml-text.ts';

const rich: OfferFacts[] = ['44', '44-46', '46'].flatMap((size, place) =>
  ['Синий', 'Мечта «капитана» & Ко'].map((colour, number) => ({
    id: `R-${place}-${number}`,
    group: 'R',
    size,
    colour,
    price: '4990.50',
    oldprice: '6990',
    count: String(place * 2),
    available: place > 0,
    pictures: ['pictures/photo.png'],
    params: {
      Состав: 'лён 55%, хлопок 45%',
      Подкладка: 'вискоза 100%',
      Сезон: 'Лето',
      Уход: 'Ручная стирка; хранить в темноте',
      'Рост модели': '176',
      'Размер на модели': '44',
      'Длина "по спинке"': '< 90 см & > 80 см',
      'Честный знак': 'да',
      'Дополнительные категории': '3',
    },
    more: '<vendor>H&amp;K</vendor><description><![CDATA[<p>Первая строка.</p><p>a &lt; b &amp; c</p>]]></description>',
  })),
);

describe('exporting a feed', () => {
  let test: ImportTest;
  let target: ImportTest;
  beforeEach(async () => {
    test = await openImportTest();
    target = await openImportTest();
  });
  afterEach(async () => {
    await test.close();
    await target.close();
  });

  async function photo(folder: string): Promise<void> {
    const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#c0a080' } });
    await mkdir(join(folder, 'pictures'), { recursive: true });
    await writeFile(join(folder, 'pictures/photo.png'), await image.png().toBuffer());
  }

  it('an empty shop that imports an exported feed then exports the same file', async () => {
    await photo(test.folder);
    await test.import(rich);
    const first = await test.export('out/feed.yml', { pictures: 'out/pictures' });
    await target.import(await readFile(first, 'utf8'), { file: first });
    expect(target.warnings.concat(target.refused)).toEqual([]);
    const second = await target.export('out/feed.yml', { pictures: 'out/pictures' });
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
    const [goods, copies] = [await test.goods(), await target.goods()];
    expect(copies.articles).toEqual(goods.articles.map((row) => ({ ...row, variantId: expect.any(String) })));
    expect(copies.variants.map(({ pictures, productUrl }) => [pictures, productUrl])).toEqual(
      goods.variants.map(({ pictures, productUrl }) => [pictures, productUrl]),
    );
    expect(copies.groups[0]?.description).toBe('Первая строка.\na < b & c');
  });

  it('importing an exported feed into the same shop changes nothing', async () => {
    await seedDemo(test.db, { catalog: testCatalog(), now: testNow });
    const before = await test.goods();
    const text = await readFile(await test.export('feed.yml'), 'utf8');
    const { models, colours, sizes, categories, outlets, left } = await test.import(text, { prune: true });
    expect([models, colours, sizes, categories].map(({ added, changed }) => added + changed)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(left).toMatchObject({ models: 0, colours: 0, sizes: 0 });
    expect(categories.unchanged).toBe(text.match(/<category /g)?.length);
    expect(outlets).toEqual({ added: 0, changed: 0, unchanged: before.outlets.length, left: 0 });
    expect(await test.goods()).toMatchObject({
      articles: before.articles,
      variants: before.variants,
      outlets: before.outlets,
    });
  });

  it('the demo goods are restored completely by importing their export into an empty shop', async () => {
    await seedDemo(test.db, { catalog: testCatalog(), now: testNow });
    const first = await readFile(await test.export('feed.yml'), 'utf8');
    await putPlaces(target.db);
    await target.db.insert(store).values([...stores]);
    await target.import(first);
    expect(target.warnings).toEqual([]);
    expect(await readFile(await target.export('feed.yml'), 'utf8')).toBe(first);
    expect(first).toMatch(/<outlet id="moskva-myasnitskoy" instock="\d+"\/>/);
    expect(first).toMatch(/<picture>http:\/\/shop\.test\/pictures\/.+-\d+\.webp<\/picture>/);
  });

  it("an export into a folder for pictures outside the feed's folder is refused, because an import could not find the pictures", async () => {
    await test.import(feedText([{}]));
    await expect(test.export('out/feed.yml', { pictures: '../elsewhere' })).rejects.toThrow(/must be inside/);
  });

  it('a failed export leaves no partial file behind', async () => {
    await test.import(feedText([{}]));
    await writeFile(join(test.folder, 'taken'), '');
    await expect(test.export('taken/feed.yml')).rejects.toThrow(/cannot be written/);
  });

  it('an export leaves out pictures whose files are missing', async () => {
    await photo(test.folder);
    await test.import(rich);
    const file = await test.export('feed.yml', { pictures: 'copies' });
    expect(dirname(file)).toBe(test.folder);
    expect(await readFile(file, 'utf8')).toMatch(/<picture>copies\/[\da-f]{32}\.png<\/picture>/);
  });
});

describe('text in XML', () => {
  function parsed(xml: string): string {
    let text = '';
    const parser = new SaxesParser();
    parser.on('text', (part) => {
      text += part;
    });
    parser.on('cdata', (part) => {
      text += part;
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(xml).close();
    return text;
  }

  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them.
  const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

  it('any text that is written to XML is parsed back unchanged, except for forbidden characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parsed(`<a>${xmlText(text)}</a>`)).toBe(text.toWellFormed().replace(impossible, ''));
      }),
    );
  });

  it('no text can end the CDATA section of a description early', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(']', '>', '<', '&', 'b', ' ', '\n', 'lt;') }), (text) => {
        const tidy = plainText(xmlText(text));
        expect(plainText(parsed(`<a>${htmlSection(tidy)}</a>`))).toBe(tidy);
      }),
    );
  });
});
