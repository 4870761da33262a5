import { describe, expect, test } from 'vitest';
import { GetContentPageResponse } from '#contract/zod/content.ts';
import { CONSENT_TEXTS, consentSentence } from '#shared/forms/consents.ts';
import { EVIDENCE_DAYS, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { sizeTable, sizeTableIds } from '../garments/size-tables.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { demoNotice, readDemoPages } from './all-pages.ts';

const demoPages = await readDemoPages();
type DemoPage = (typeof demoPages)[number];

const pathOf = ({ kind, slug }: DemoPage) => `/${kind}/${slug}`;

function textsOf(block: ContentBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'links':
      return block.links.map(({ label }) => label);
    case 'picture':
      return [block.picture.alt, ...(block.caption === null ? [] : [block.caption])];
  }
}

const allTextsOf = ({ body }: DemoPage) => [body.title, body.description, ...body.blocks.flatMap(textsOf)];

test('the demo has exactly the text pages to which the shop has built-in links', () => {
  expect(demoPages.map(pathOf).sort()).toEqual([
    '/guide/size',
    '/page/marketing-agreement',
    '/page/personal-data-agreement',
    '/page/price-drop-agreement',
    '/policy/cookie-policy',
    '/policy/loyalty-program',
    '/policy/privacy-policy',
    '/policy/recommendation-technologies',
    '/policy/sales-condition',
    '/support/general-info',
    '/support/refunds',
    '/support/shipping',
  ]);
});

test('pages about personal data mention how many days the shop keeps newsletter data', () => {
  const textOf = (path: string) =>
    demoPages
      .filter((page) => pathOf(page) === path)
      .flatMap(allTextsOf)
      .join('\n');
  const days = (count: number) => `${count}\u00a0дней`;
  expect(textOf('/page/marketing-agreement')).toContain(`удаляется через ${days(UNCONFIRMED_DAYS)}`);
  expect(textOf('/page/marketing-agreement')).toContain(`${days(EVIDENCE_DAYS)} после отказа`);
  expect(textOf('/policy/privacy-policy')).toContain(days(UNCONFIRMED_DAYS));
  const sentence = consentSentence(CONSENT_TEXTS.newsletter);
  expect(textOf('/page/marketing-agreement').replaceAll('\u00a0', ' ')).toContain(`«${sentence}»`);
});

const { editorial = [], categories } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

test('the brand page and the articles of the journal show goods that the shop sells', () => {
  expect(editorial.map(pathOf).sort()).toEqual([
    '/about/brand',
    '/journal/denim-bez-zagadok',
    '/journal/kak-chitat-razmer',
    '/journal/kapsula-na-zimu',
    '/journal/kozha-i-zamsha',
    '/journal/palto-na-mnogo-zim',
    '/journal/ukhod-za-sherstyu',
  ]);
  for (const { slug, body } of editorial) expect(body.productUrls?.length, slug).toBeGreaterThan(4);
});

describe.each([...demoPages, ...editorial].map((page) => [pathOf(page), page] as const))(
  '%s',
  (_path, page) => {
    const texts = allTextsOf(page);

    test('every page fits the contract of content pages', () => {
      const { kind, slug, updated: updatedAt } = page;
      const { productUrls: _, ...body } = page.body;
      const { error } = GetContentPageResponse.safeParse({
        kind,
        slug,
        updatedAt,
        isFaq: false,
        scene: null,
        ...body,
        products: [],
        siblings: [],
      });
      expect(error?.issues).toBeUndefined();
    });

    test('tables of a page have no empty cells', () => {
      for (const block of page.body.blocks) {
        if (block.kind !== 'table') continue;
        expect(block.rows.map((row) => row.length)).toEqual(block.rows.map(() => block.columns.length));
        expect(block.rows.flat()).not.toContain('');
      }
    });

    test('every page links only to existing pages, and not to itself', () => {
      const paths = page.body.blocks.flatMap((block) =>
        block.kind === 'links' ? block.links.map(({ path }) => path) : [],
      );
      const others = [
        ...[...demoPages, ...editorial].filter((other) => other !== page).map(pathOf),
        ...categories.map(({ path }) => `/${path}`),
        ...['/journal', '/stores'],
      ];
      expect(paths.filter((path) => !others.includes(path))).toEqual([]);
    });

    test('the texts of a page are typeset: no line ends with a short word or a dash, and ё and punctuation are correct', () => {
      expect(texts.filter((text) => typeset(text) !== text)).toEqual([]);
      expect(texts.filter((text) => /!|"|'| {2}| - |\.\.\./.test(text))).toEqual([]);
      const withoutYo =
        /(?<![а-яё])(еще|ее|ее|бедра|прием|счет|шелк|белье|принес|объем|учет|отчет|расчет|партнер|курьер ждет|подошел|причем|свое|мое|твое|определен[а-яё]*|отмечен[а-яё]*ое)(?![а-яё])/iu;
      expect(texts.filter((text) => withoutYo.test(text))).toEqual([]);
    });
  },
);

test.each(
  demoPages
    .filter(({ kind }) => kind === 'policy' || kind === 'page')
    .map((page) => [page.slug, page] as const),
)('the page %s begins with the note that a retailer has to replace the text', (_slug, { body }) => {
  expect(body.blocks[0]).toEqual(demoNotice);
});

/** Without the page about the loyalty programme, which is short because the demo has no such programme. */
const documents = demoPages.filter(({ kind, slug }) => kind === 'policy' && slug !== 'loyalty-program');

test.each(documents.map((page) => [page.slug, page] as const))(
  'the document %s is 300 to 900 words long',
  (_slug, page) => {
    const words = page.body.blocks.flatMap(textsOf).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(900);
  },
);

describe('the size guide', () => {
  const tables = demoPages
    .flatMap(({ slug, body }) => (slug === 'size' ? body.blocks : []))
    .filter((block) => block.kind === 'table');

  test('the size guide shows every size table of the product pages once, with the same sizes', () => {
    const inGuide = tables.map(({ caption, rows }) => [caption, rows.map(([size]) => size)] as const);
    const onPages = sizeTableIds
      .map(sizeTable)
      .map(({ title, rows }) => [typeset(title), rows.map(({ russian }) => russian)] as const);
    expect(inGuide.toSorted()).toEqual(onPages.toSorted());
  });

  test('the size guide leaves out columns of size scales that only repeat the size', () => {
    const named = (start: string) => tables.find(({ caption }) => caption.startsWith(start));
    const rowOf = (start: string) => named(start)?.rows[0];
    expect(rowOf('Платья')).toEqual(['42', '36', 'XS', '84', '66', '90']);
    expect(rowOf('Мужское бельё')).toEqual(['44', 'XS', '88', '72', '92']);
    expect(rowOf('Одежда для малышей')?.slice(0, 2)).toEqual(['62', '57–62']);
    expect(named('Женская обувь')?.columns).toEqual(['Размер', typeset('Длина стопы, см')]);
    expect(rowOf('Женская обувь')).toEqual(['36', '23']);
  });
});
