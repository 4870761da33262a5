import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CommandRefused } from '../platform/command-refused.ts';
import { letterHtml, letterText } from '../platform/mail/letter.ts';
import { newsletter } from './newsletter-messages.ts';
import { readLetter } from './read-letter.ts';

const SHOP = { shopName: 'Лавка', publicUrl: 'https://shop.example' };
const UNSUBSCRIBE = 'https://shop.example/unsubscribe?token=x';
const HEAD = `---\nsubject: Зимние пальто на складе\npreheader: От 9 990 ₽\n---\n`;
const letterOf = (text: string) => readLetter('zima.md', HEAD + text);

const whole = letterOf(
  [
    'Пришли пальто из **шерсти**, смотрите [в каталоге](/zhenshchinam/palto).',
    '## Что нового',
    '- Кемель\n- Графит, [таблица](https://sizes.example/a?b=1&c=2)',
    '**[Смотреть пальто](/zhenshchinam/palto)**',
  ].join('\n\n'),
);

it('a newsletter letter is read from its file with name, front matter and blocks', () => {
  expect(whole).toMatchObject({
    id: 'zima',
    subject: 'Зимние пальто на\u00a0складе',
    preheader: 'От\u00a09\u00a0990\u00a0₽',
    blocks: [
      {
        kind: 'paragraph',
        words: [
          { text: 'Пришли пальто из\u00a0' },
          { text: 'шерсти', strong: true },
          { text: ', смотрите ' },
          { text: 'в\u00a0каталоге', href: '/zhenshchinam/palto' },
          { text: '.' },
        ],
      },
      { kind: 'heading', text: 'Что нового' },
      {
        kind: 'list',
        items: [
          [{ text: 'Кемель' }],
          [{ text: 'Графит, ' }, { text: 'таблица', href: 'https://sizes.example/a?b=1&c=2' }],
        ],
      },
      { kind: 'button', label: 'Смотреть пальто', href: '/zhenshchinam/palto' },
    ],
  });
});

it('the HTML and the plain text of a newsletter letter have the same content, an advertising mark and an unsubscribe link', () => {
  const letter = newsletter(whole, UNSUBSCRIBE);
  const text = letterText(letter, SHOP);
  expect(text).toContain(
    'Пришли пальто из\u00a0шерсти, смотрите в\u00a0каталоге.\nhttps://shop.example/zhenshchinam/palto\n',
  );
  expect(text).toContain('• Графит, таблица\nhttps://sizes.example/a?b=1&c=2\n');
  expect(text).toContain('Смотреть пальто\nhttps://shop.example/zhenshchinam/palto\n');
  expect(text).toContain(`Рекламное письмо.`);
  expect(text).toContain(`Отписаться\n${UNSUBSCRIBE}`);
  const html = letterHtml(letter, SHOP);
  expect(html).toContain('<strong>шерсти</strong>');
  expect(html).toContain('>Что нового</h2>');
  expect(html).toContain('href="https://sizes.example/a?b=1&amp;c=2"');
  expect(html).toContain('>От\u00a09\u00a0990\u00a0₽</div>');
  expect(html).toContain(`href="${UNSUBSCRIBE}"`);
  expect(html).not.toMatch(/<(script|link|img|iframe|table)\b/);
});

it('the sample letter of the repository is valid', async () => {
  const file = new URL('../../samples/newsletter/zima.md', import.meta.url);
  expect(readLetter('zima.md', await readFile(file, 'utf8')).blocks.map(({ kind }) => kind)).toEqual([
    ...['paragraph', 'heading', 'list', 'button'],
  ]);
});

it('the hash of a newsletter letter changes with its text', () => {
  expect(letterOf('Пальто').contentHash).toBe(letterOf('Пальто').contentHash);
  expect(letterOf('Пальто').contentHash).not.toBe(letterOf('Пальто!').contentHash);
});

it('the HTML of a newsletter letter escapes markup in its text', () => {
  const html = letterHtml(newsletter(letterOf('Скидка 5 \\<b> [\\<i>](/a"b)'), UNSUBSCRIBE), SHOP);
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<i>');
});

it.each([
  ['zima.md', 'Текст без начала', /zima.md:1: a letter must begin with front matter/],
  ['zima.md', '---\npreheader: x\n---\nТекст', /zima.md:2, subject: is missing/],
  ['zima.md', '---\nsubject: x\nfrom: y\n---\nТекст', /zima.md:3, from: is not a key/],
  ['zima.md', '---\nsubject: [\n---\nТекст', /zima.md:2: a bracket is not closed/],
  ['zima.md', `${HEAD}`, 'zima.md has no text.'],
  ['zima.md', `${HEAD}Текст\n\n![Пальто](palto.jpg)`, /zima.md:7: image cannot be sent in a letter$/],
  ['zima.md', `${HEAD}[тут](javascript:alert)`, /zima.md:5: javascript:alert is neither a path/],
  ['zima.md', `${HEAD}[тут](//evil.example)`, /is neither a path/],
  ['zima.md', `${HEAD}<b>Текст</b>`, /zima.md:5: html cannot be sent/],
  ['zima.md', `${HEAD}| a |`.replace('| a |', '> цитата'), /zima.md:5: blockquote cannot be sent/],
  ['зима 2.md', `${HEAD}Текст`, /the file name identifies the letter/],
])('the newsletter letter %s is refused if its file has the text %s', (name, text, why) => {
  expect(() => readLetter(name, text)).toThrow(CommandRefused);
  expect(() => readLetter(name, text)).toThrow(why);
});
