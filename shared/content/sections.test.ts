import { describe, expect, it } from 'vitest';
import { findSections } from './find-sections.ts';
import { type Block, plainSection, sectionsOf } from './sections.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

describe('dividing a page into sections', () => {
  const sections = sectionsOf([
    paragraph('Вступление'),
    heading('Как вернуть'),
    { kind: 'list', items: ['Упакуйте', 'Отдайте.'] },
    heading('Как вернуть'),
    { kind: 'table', caption: 'Сроки', columns: ['Что', 'Срок'], rows: [['Деньги', '10 дней']] },
    heading('!'),
    { kind: 'links', links: [{ label: 'Доставка' }] },
  ]);

  it('every section has a heading with a unique anchor, except the text before the first heading', () => {
    expect(sections.map(({ heading: words, anchor }) => [words, anchor])).toEqual([
      [null, null],
      ['Как вернуть', 'kak-vernut'],
      ['Как вернуть', 'kak-vernut--2'],
      ['!', 'razdel'],
    ]);
  });

  it('plainSection converts the blocks of a section to sentences', () => {
    expect(sections.map(plainSection)).toEqual([
      'Вступление',
      'Упакуйте. Отдайте.',
      'Сроки. Деньги, 10 дней.',
      '',
    ]);
  });
});

describe('finding sections that match a query', () => {
  const pages = [
    {
      title: 'Возврат',
      path: '/support/refunds',
      blocks: [
        paragraph('От заказа можно отказаться.'),
        heading('Как вернуть'),
        paragraph('Упакуйте вещи. Деньги придут за десять дней.'),
      ],
    },
    {
      title: 'Доставка',
      path: '/support/shipping',
      blocks: [paragraph('Доставляем по всей России.'), heading('Примерка'), paragraph('Курьер подождёт.')],
    },
  ];
  const pathsFor = (query: string) => findSections(pages, query).map(({ path }) => path);

  it.each([
    ['деньги за возврат', ['/support/refunds#kak-vernut', '/support/refunds']],
    ['примерку', ['/support/shipping#primerka']],
    ['ПОДОЖДЕТ', ['/support/shipping#primerka']],
    ['как примерить', ['/support/shipping#primerka']],
    ['телевизор', []],
    ['?!', []],
    ['', []],
  ])('the query «%s» finds matching sections, the best first (§2.2.3)', (query, paths) => {
    expect(pathsFor(query)).toEqual(paths);
  });

  it('the excerpt begins with the sentence that contains the searched word', () => {
    expect(findSections(pages, 'деньги')[0]?.excerpt).toBe('Деньги придут за десять дней.');
    const long = [{ title: 'Т', path: '/guide/t', blocks: [paragraph(`Деньги ${'слово '.repeat(80)}`)] }];
    const [match] = findSections(long, 'деньги');
    expect(match?.excerpt.length).toBeLessThanOrEqual(181);
    expect(match?.excerpt.endsWith('слово…')).toBe(true);
  });
});
