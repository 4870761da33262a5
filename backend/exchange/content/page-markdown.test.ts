import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typeset } from '#shared/text/typeset.ts';
import type { ContentBlock } from '../../domain/tables/content-types.ts';
import { readMarkdown, writeMarkdown } from './page-markdown.ts';

const page = `Первый абзац
в две строки.

## Заголовок

- один
- два

1. сначала
2. потом

*Сроки*

| Что | Срок |
| --- | --- |
| Отказ | 7 дней |

- [Возврат](/support/refunds)
- [Доставка](/support/shipping)
`;

it('headings, paragraphs, lists, and tables with captions and links are read from the Markdown of a page', () => {
  expect(readMarkdown(page).blocks).toEqual([
    { kind: 'paragraph', text: typeset('Первый абзац в две строки.') },
    { kind: 'heading', text: 'Заголовок' },
    { kind: 'list', isOrdered: false, items: ['один', 'два'] },
    { kind: 'list', isOrdered: true, items: ['сначала', 'потом'] },
    {
      kind: 'table',
      caption: 'Сроки',
      columns: ['Что', 'Срок'],
      rows: [['Отказ', typeset('7 дней')]],
    },
    {
      kind: 'links',
      links: [
        { label: 'Возврат', path: '/support/refunds' },
        { label: 'Доставка', path: '/support/shipping' },
      ],
    },
  ]);
});

describe('Markdown that a page cannot show is refused with its line', () => {
  test.each([
    ['**жирный** текст', 1, /plain/],
    ['текст\n\n<b>html</b>', 3, /html/],
    ['![alt](/a.png)', 1, /no picture \/a.png/],
    ['| а |\n| --- |\n| б |', 1, /caption/],
    ['*Подпись*\n\n| а | б |\n| --- | --- |\n| в |', 5, /2 cells/],
    ['- [а](https://elsewhere.example)', 1, /not a path/],
    ['- [а](//elsewhere.example)', 1, /not a path/],
    ['- один\n\n  второй абзац', 1, /one paragraph/],
    ['> цитата', 1, /blockquote/],
    ['Первая строка.\nПродавец: \\ИП Волжанкина.', 2, /backslash before «ИП»/],
    ['*По\\дпись*\n\n| а |\n| --- |\n| б |', 1, /backslash/],
    ['- \\один', 1, /backslash/],
  ])('the Markdown «%s» is refused with the line of the mistake', (markdown, line, why) => {
    expect(readMarkdown(markdown, {}).mistakes).toEqual([{ line, why: expect.stringMatching(why) }]);
  });
});

it.each([
  ['[обработчики и\u00a0их\u00a0адреса], [ИНН]', '[обработчики и их адреса], [ИНН]\n'],
  ['[ИНН]: число', '\\[ИНН]: число\n'],
  ['\\ [ИНН]', '\\ [ИНН]\n'],
  ['[English]', '\\[English]\n'],
])(
  'in %j, no backslash is written before a placeholder, because it would remain when the placeholder is replaced',
  (text, markdown) => {
    expect(writeMarkdown([{ kind: 'paragraph', text }])).toBe(markdown);
  },
);

describe('reading returns what was written', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'слово',
        'и',
        '5',
        '₽',
        '*',
        '_',
        '#',
        '-',
        '1.',
        '[',
        ']',
        '[ИНН]',
        '[адрес и почта]:',
        '[ИНН](/a)',
        '![ИНН]',
        '\\[ИНН]',
        '|',
        '<b>',
        '\\',
        '&amp;',
        '`',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => typeset(words.join(' ')));
  const link = fc.record({ label: text, path: fc.constantFrom('/a', '/support/shipping', '/x?y=1') });
  const block: fc.Arbitrary<ContentBlock> = fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), text }),
    fc.record({ kind: fc.constant('paragraph' as const), text }),
    fc.record({
      kind: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('table' as const),
      caption: text,
      columns: fc.tuple(text, text),
      rows: fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('links' as const), links: fc.array(link, { minLength: 1, maxLength: 3 }) }),
  );

  test('the blocks of a page are unchanged after they were written as Markdown and read again, even with special characters in their texts', () => {
    fc.assert(
      fc.property(block, (one) => {
        expect(readMarkdown(writeMarkdown([one])).blocks).toEqual([one]);
      }),
      { numRuns: 300 },
    );
  });
});
