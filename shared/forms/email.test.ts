import { domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { decodePunycode } from '../text/punycode.ts';
import { emailProblem, NOT_AN_EMAIL, RUSSIAN_NAME, readEmail } from './email.ts';
import { shownEmail } from './shown-email.ts';

it.each([
  ['anna@example.ru'],
  [' Anna@Example.RU\u00a0'],
  ['\u200banna@exam\u00adple.ru\ufeff'],
  ['«anna@example.ru»'],
  ['"anna@example.ru".'],
  ['mailto:anna@example.ru'],
  ['Анна Петрова <anna@example.ru>'],
  ['anna @ example.ru'],
  ['аnnа@exаmple.ru'],
  ['ａｎｎａ@example.ru'],
  ['фттф"учфьздуюкг'],
])('readEmail reads %j as the address of Anna (§3.5.4)', (text) => {
  expect(readEmail(text)).toBe('anna@example.ru');
  expect(emailProblem(text)).toBeUndefined();
});

it.each([
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['Anna@ПОЧТА.РФ', 'anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['anna@XN--80A1ACNY.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['a@дом.москва', 'a@xn--d1aqf.xn--80adxhks', 'a@дом.москва'],
  ['a@mail.почта.рф', 'a@mail.xn--80a1acny.xn--p1ai', 'a@mail.почта.рф'],
  ['a@почта.com', 'a@xn--80a1acny.com', 'a@почта.com'],
  // A domain that looks like «ya.ru» but is written with Russian letters.
  ['a@xn--80a1b.ru', 'a@xn--80a1b.ru', 'a@xn--80a1b.ru'],
  ['a@xn--mnchen-3ya.de', 'a@xn--mnchen-3ya.de', 'a@xn--mnchen-3ya.de'],
  ['a@xn--\u00df.de', 'a@xn--\u00df.de', 'a@xn--\u00df.de'],
])('the address %j is stored as %s and shown as %s (§3.5.4)', (text, kept, shown) => {
  expect(readEmail(text)).toBe(kept);
  expect(readEmail(shown)).toBe(kept);
  expect(shownEmail(kept)).toBe(shown);
});

it.each([
  ['анна@почта.рф', RUSSIAN_NAME],
  ['анна@example.ru', RUSSIAN_NAME],
  // «сора» in Russian letters looks like Latin «copa». To replace the letters would be a guess, and the
  // address might belong to another person.
  ['сора@mail.ru', RUSSIAN_NAME],
  ['anna', NOT_AN_EMAIL],
  ['anna@example', NOT_AN_EMAIL],
  ['anna@exa/mple.рф', NOT_AN_EMAIL],
  ['anna@почта', NOT_AN_EMAIL],
  ['a b@example.ru', NOT_AN_EMAIL],
  ['', NOT_AN_EMAIL],
  [`anna@${'я'.repeat(50_000)}.рф`, NOT_AN_EMAIL],
])('the text %j is refused as an e-mail address', (text, problem) => {
  expect(emailProblem(text)).toBe(problem);
});

it.each(['почта', 'москва', 'пример-домена', 'ёлка', 'bücher', '例え', 'кафе24', '👋'])(
  'decodePunycode decodes the label %s as Node does',
  (label) => {
    const ascii = new URL(`http://${label}.ru`).hostname.split('.')[0] ?? '';
    expect(decodePunycode(ascii.slice(4))).toBe(label);
    expect(domainToUnicode(`${ascii}.ru`)).toBe(`${label}.ru`);
  },
);

it.each(['99999999', 'a_b', '-', 'zzzzzzzzzzzzzzzzzz'])(
  'decodePunycode does not throw an error for the invalid label %s',
  (label) => {
    expect(() => decodePunycode(label)).not.toThrow();
  },
);
