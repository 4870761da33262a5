import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedText, largeFeed, offerText } from '../../../testing/feed.ts';
import type { FeedItem, RawOffer } from '../raw-offer.ts';
import { sentenceIn } from '../russian.ts';
import { readFeed } from './read-feed.ts';
import { encodingOf, openText } from './read-text.ts';

async function read(text: string, chunk = 7): Promise<FeedItem[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += chunk) yield { text: text.slice(at, at + chunk), bytesRead: at };
  }
  const items: FeedItem[] = [];
  for await (const part of readFeed(chunks())) items.push(...part.items);
  return items;
}

const offersOf = (items: FeedItem[]): RawOffer[] =>
  items.flatMap((item) => (item.kind === 'offer' ? [item.offer] : []));

describe('reading a feed', () => {
  it('reading a feed yields the shop before its offers, and the line on which each offer begins', async () => {
    const items = await read(feedText([{ id: 'A-1' }, { id: 'A-2' }]));
    expect(items[0]).toMatchObject({
      kind: 'shop',
      name: 'Лавка',
      currencies: [{ id: 'RUR', rate: '1' }],
      categories: [
        { id: '1', parentId: '', name: 'Женщинам' },
        { id: '2', parentId: '1', name: 'Платья' },
        { id: '3', parentId: '', name: 'Обувь' },
      ],
    });
    const [first, second] = offersOf(items);
    expect(first).toMatchObject({ id: 'A-1', groupId: 'A', available: 'true', line: 15 });
    expect(second?.line).toBe(15 + offerText().split('\n').length);
    expect(first?.fields.price).toEqual([{ value: '4990', line: 17 }]);
    expect(first?.params.map(({ name, unit, value }) => [name, unit, value])).toEqual([
      ['Размер', 'RU', '44'],
      ['Цвет', '', 'Синий'],
    ]);
  });

  it('the result of reading a feed does not depend on how its text is divided into chunks', async () => {
    const text = feedText([{ more: '<description><![CDATA[<p>Мягкое & лёгкое</p>]]></description>' }]);
    const whole = await read(text, text.length);
    expect(await read(text, 1)).toEqual(whole);
    expect(offersOf(whole)[0]?.fields.description?.[0]?.value).toBe('<p>Мягкое & лёгкое</p>');
  });

  it('a reference to the old DTD shops.dtd is accepted and ignored', async () => {
    const text = feedText([{}]).replace('?>\n', '?>\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd">\n');
    expect(offersOf(await read(text))).toHaveLength(1);
  });

  it('the stock of outlets is read', async () => {
    const more = '<outlets><outlet id="1" instock="3"/><outlet id="2" instock="4"/></outlets>';
    expect(offersOf(await read(feedText([{ more }])))[0]?.outlets).toEqual([
      { id: '1', instock: '3', line: expect.any(Number) },
      { id: '2', instock: '4', line: expect.any(Number) },
    ]);
    expect(offersOf(await read(feedText([{ more: '<outlets/>' }])))[0]?.outlets).toEqual([]);
    expect(offersOf(await read(feedText([{}])))[0]?.outlets).toBeNull();
  });

  it('elements named like properties of Object.prototype are read as ordinary elements', async () => {
    const [offer] = offersOf(
      await read(feedText([{ more: '<__proto__>x</__proto__><constructor>y</constructor>' }])),
    );
    expect(Object.getPrototypeOf(offer?.fields)).toBe(Object.prototype);
    expect(offer?.fields.constructor).toEqual([{ value: 'y', line: expect.any(Number) }]);
  });

  const modelIn = async (model: string, chunk?: number) =>
    offersOf(await read(feedText([{ more: `<model>${model}</model>` }]), chunk))[0]?.fields.model?.[0]?.value;

  it.each([
    ['H&M', 'H&M'],
    ['A & B &amp; C', 'A & B & C'],
    ['&boom;', '&boom;'],
    ['&laquo;Chlo&eacute;&raquo;&nbsp;&#8470;&#x31;', '«Chloé»\u00a0№1'],
    ['рост < 170', 'рост < 170'],
    ['a\u0002b', 'ab'],
    ['<![CDATA[H&M &nbsp; < 5]]>', 'H&M &nbsp; < 5'],
    ['&#38;lt;', '&lt;'],
    ['Ла&#0;д&#x1F;а&#xD800;&#99999999; &#128512;', 'Лада 😀'],
    ['одна<br>две<br/>три', 'одна две  три'],
  ])(
    'the text «%s» is read correctly, no matter how long the chunks of the feed are',
    async (written, value) => {
      for (const chunk of [1, 2, 3, 5, 8, 10_000]) expect(await modelIn(written, chunk)).toBe(value);
    },
  );

  it('empty lines and byte order marks before the document are skipped, and the lines count in line numbers', async () => {
    for (const chunk of [1, 3, 10_000]) {
      const [offer] = offersOf(await read(`\n\ufeff\n${feedText([{}])}`, chunk));
      expect(offer?.line).toBe(17);
    }
  });

  it('comments before the XML declaration are skipped, and their lines count in line numbers', async () => {
    const comments = '<!-- выгрузка -->\n<!-- из 1С\n -->\n';
    for (const chunk of [1, 3, 10_000]) {
      const [offer] = offersOf(await read(comments + feedText([{}]), chunk));
      expect(offer?.line).toBe(18);
    }
    const text = `<!-- ${'a'.repeat(1000)} -->${feedText([{}], { encoding: 'windows-1251' })}`;
    expect(encodingOf(Buffer.from(text))).toBe('windows-1251');
    expect(encodingOf(Buffer.from(`${'<!---->'.repeat(500)}<yml_catalog>`))).toBe('utf-8');
  });

  it.each([
    [feedText([{}]).slice(0, -200), 'выгрузка обрывается или не закрыта (тег price не закрыт).'],
    [feedText([{}]).replace('</param>', ''), 'выгрузка — не XML (закрывающий тег без открывающего).'],
    [feedText([{}]).replace('</price>', '</prise>'), 'выгрузка — не XML (закрывающий тег без открывающего).'],
    [feedText([{}]).replace('id="A-1"', 'id=A-1'), 'выгрузка — не XML (значение атрибута без кавычек).'],
  ])('the reason why a feed is refused is available in Russian', async (text, why) => {
    const refusal = await read(text).then(
      () => '',
      (error: Error) => error.message,
    );
    const { text: russian } = sentenceIn('ru', refusal);
    expect(russian).toMatch(/^Строка \d+: /);
    expect(russian.replace(/^.*?: /, '')).toBe(why);
  });

  it("each correction of a feed's XML is reported with its line", async () => {
    async function* chunks() {
      yield { text: feedText([{ more: '<vendor>H&M</vendor>' }]), bytesRead: 0 };
    }
    const remarks: unknown[] = [];
    for await (const part of readFeed(chunks())) remarks.push(...(part.remarks ?? []));
    expect(remarks).toEqual([
      { line: 23, offerId: '', field: 'xml', why: 'has a bare «&»; it is read as text' },
    ]);
  });

  const bomb = '<!DOCTYPE yml_catalog [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each([
    ['text that is not XML', 'id;name;price\n1;Платье;4990\n', /not XML/],
    ['a feed cut off in the middle', feedText([{}, {}]).slice(0, -200), /cut off/],
    ['a feed that was closed too early', feedText([{}]).replace('</offer>', ''), /not XML/],
    ['another document', '<?xml version="1.0"?><html><body/></html>', /begins with <html>/],
    ['a feed without a shop', '<yml_catalog date="x"></yml_catalog>', /no <shop>/],
    ['a feed without offers', '<yml_catalog><shop><name>Лавка</name></shop></yml_catalog>', /no <offers>/],
    ['declared entities', feedText([{}]).replace('?>\n', `?>\n${bomb}\n`), /DTD/],
    ['an empty file', '', /cut off|no <shop>|root/],
  ])('reading a feed refuses %s', async (_, text, why) => {
    await expect(read(text)).rejects.toThrow(why);
    await expect(read(text)).rejects.toHaveProperty('name', 'FeedError');
  });

  it('the error for broken XML names the line', async () => {
    await expect(read(feedText([{}, { more: '<a></b>' }]))).rejects.toThrow(/^Line 3\d: /);
  });

  it('each offer is yielded as soon as it was read, without collecting offers in memory', async () => {
    async function* chunks() {
      for (const text of largeFeed(20_000)) yield { text, bytesRead: 0 };
    }
    let offers = 0;
    let most = 0;
    for await (const { items } of readFeed(chunks())) {
      most = Math.max(most, items.length);
      offers += offersOf(items).length;
    }
    expect(offers).toBe(20_000);
    expect(most).toBe(1);
  });

  it('an offer that never ends is refused', async () => {
    const endless = feedText([{ more: `<description>${'а '.repeat(600_000)}</description>` }]);
    await expect(read(endless, 65_536)).rejects.toThrow(/has no end|without an element/);
  });
});

describe('encodings of a feed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Encodes Cyrillic letters in windows-1251. Node can decode this encoding, but not encode it. */
  const in1251 = (text: string) =>
    Buffer.from(
      [...text].map((sign) => {
        const code = sign.charCodeAt(0);
        if (code >= 0x410 && code <= 0x44f) return code - 0x350;
        return sign === 'ё' ? 0xb8 : sign === 'Ё' ? 0xa8 : sign === '«' ? 0xab : sign === '»' ? 0xbb : code;
      }),
    );

  async function readFile(bytes: Buffer): Promise<RawOffer[]> {
    const file = join(folder, 'feed.yml');
    await writeFile(file, bytes);
    const items: FeedItem[] = [];
    for await (const part of readFeed((await openText(file)).chunks)) items.push(...part.items);
    return offersOf(items);
  }

  it('UTF-8 that is declared as windows-1251 is read as UTF-8, and this is reported', async () => {
    const file = join(folder, 'misdeclared.yml');
    await writeFile(file, feedText([{ name: 'Чёрное «платье»' }], { encoding: 'windows-1251' }));
    const remarks: unknown[] = [];
    const items = [];
    for await (const part of readFeed((await openText(file)).chunks)) {
      remarks.push(...(part.remarks ?? []));
      items.push(...part.items);
    }
    expect(offersOf(items)[0]?.fields.name?.[0]?.value).toBe('Чёрное «платье»');
    expect(remarks).toMatchObject([
      { line: 1, why: 'declares the encoding windows-1251, but is in utf-8; it is read as that' },
    ]);
  });

  it('a feed in windows-1251 is read', async () => {
    const text = feedText([{ name: 'Чёрное «платье»' }], { encoding: 'windows-1251' });
    expect((await readFile(in1251(text)))[0]?.fields.name?.[0]?.value).toBe('Чёрное «платье»');
  });

  it('windows-1251 that is declared as UTF-8, or not declared, is read with a remark', async () => {
    for (const declaration of ['<?xml version="1.0" encoding="UTF-8"?>\n', '']) {
      const text = feedText([{ name: 'Чёрное «платье»' }]).replace(/^<\?xml.*\n/, declaration);
      const file = join(folder, 'undeclared.yml');
      await writeFile(file, in1251(text));
      const remarks: unknown[] = [];
      const items = [];
      for await (const part of readFeed((await openText(file)).chunks)) {
        remarks.push(...(part.remarks ?? []));
        items.push(...part.items);
      }
      expect(offersOf(items)[0]?.fields.name?.[0]?.value).toBe('Чёрное «платье»');
      expect(remarks).toMatchObject([
        { line: 1, why: 'declares the encoding utf-8, but is in windows-1251; it is read as that' },
      ]);
    }
  });

  it('UTF-8 with and without a byte order mark is read', async () => {
    const text = feedText([{ name: 'Чёрное платье' }]);
    expect((await readFile(Buffer.from(text)))[0]?.fields.name?.[0]?.value).toBe('Чёрное платье');
    expect((await readFile(Buffer.from(`\ufeff${text}`)))[0]?.fields.name?.[0]?.value).toBe('Чёрное платье');
  });

  it('a feed with bytes that are not in its declared encoding is refused', async () => {
    const [begin, end] = feedText([{}]).split('Платье');
    const cut = Buffer.concat([Buffer.from(begin ?? ''), Buffer.of(0xd0, 0x20), Buffer.from(end ?? '')]);
    await expect(readFile(cut)).rejects.toThrow(/not in utf-8 throughout/);
  });

  it.each([
    ['KOI8-R', /KOI8-R; only UTF-8 and windows-1251/],
    ['UTF-16', /UTF-16; only/],
  ])('a feed in the encoding %s is refused', (encoding, why) => {
    expect(() => encodingOf(Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`))).toThrow(why);
  });

  it('the message about a compressed feed asks the operator to unpack it', () => {
    expect(() => encodingOf(Buffer.from([0x1f, 0x8b, 8]))).toThrow(/unpack/);
  });

  it('a missing feed file is reported', async () => {
    await expect(openText(join(folder, 'nothing.yml'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });
});
