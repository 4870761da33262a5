import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { OrderState, RefundReason, RefundState, ShipmentState } from '#contract/client/client.schemas.ts';
import { operations } from '#contract/operations.ts';
import { REFUSALS } from '../operator/operator-client.ts';
import { lineMessages } from './russian/lines.ts';
import { allMessages, count, say, speak, spoken, takeLanguage, term, translated } from './say.ts';

const root = join(import.meta.dirname, '../../..');

afterEach(() => speak('ru'));

/**
 * Reads the string or template literal that begins at an offset of the source code. Each `${…}` in it becomes
 * `{}`.
 */
function literalAt(source: string, start: number): string | undefined {
  const quote = source[start] ?? '';
  if (!`'"\``.includes(quote) || quote === '') return undefined;
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === quote) return text;
    if (sign === '\\') {
      at += 1;
      text += source[at] === 'n' ? '\n' : source[at];
    } else if (quote === '`' && source.startsWith('${', at)) {
      let depth = 0;
      do {
        if (source[at] === '{') depth += 1;
        if (source[at] === '}') depth -= 1;
        at += 1;
      } while (depth > 0 || source[at - 1] !== '}');
      at -= 1;
      text += '{}';
    } else text += sign;
  }
  return undefined;
}

/**
 * Finds the string literals that follow a match of the pattern in files of the backend. Returns each with the
 * path of its file.
 */
function literals(pattern: RegExp, globs: readonly string[]): [string, string][] {
  const files = globs
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((file) => !/\.test\.ts$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(pattern)].flatMap((found): [string, string][] => {
      const text = literalAt(source, found.index + found[0].length);
      return text === undefined ? [] : [[text, file]];
    });
  });
}

describe('every sentence has its Russian', () => {
  test('every line that commands print has a Russian translation', () => {
    const said = literals(/\bsay(?=`)/g, ['backend/cli/**/*.ts', 'scripts/{doctor,start}.ts', 'server/*.ts']);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter(([text]) => lineMessages[text] === undefined)).toEqual([]);
  });

  /** Whether a file belongs to a command for developers; these commands print only English. */
  const isOfEngineers = (file: string) => /migrate/.test(file);

  test('every refusal by commands, and by the modules that commands call, has a Russian translation', () => {
    const refusals = literals(
      /new (?:CommandRefused|AnswerLost|UsageError|StoreFileError|FeedError|GenerateError|ContentRefused)\(\s*/g,
      ['backend/{cli,exchange,backup,newsletter,delivery}/**/*.ts', 'demo/generate/**/*.ts'],
    ).filter(([, file]) => !isOfEngineers(file));
    expect(refusals.length).toBeGreaterThan(100);
    const fill = (text: string) => text.replaceAll('{}', 'x');
    // Leaves out the message that consists of a line number and another message, because the other message is
    // checked on its own.
    const whole = refusals.filter(([text]) => text !== 'Line {}: {}.');
    expect(whole.filter(([text]) => translated(fill(text)) === fill(text))).toEqual([]);
  });

  test('every refusal by the operator API, and every word for states, reasons and operations, has a Russian translation', () => {
    const sentences = [...Object.values(REFUSALS), 'The shop refuses that.'];
    expect(sentences.filter((text) => translated(text) === text)).toEqual([]);
    const calls = Object.values(operations).flatMap(({ id, access }) => (access === 'operator' ? [id] : []));
    const states = [
      ...Object.values(OrderState),
      ...Object.values(RefundState),
      ...Object.values(ShipmentState),
    ];
    const reasons = literals(/\breason: (?=')/g, ['backend/{orders,refunds}/**/*.ts']).map(([text]) => text);
    expect(reasons).toContain('NOT_KEPT');
    const words = [...calls, ...states, ...reasons, ...Object.values(RefundReason)];
    expect([...new Set(words)].filter((word) => term(word) === word)).toEqual([]);
  });

  test('every finding of the doctor has a Russian translation', () => {
    const findings = literals(/\b(?:ok|warning|problem)\(\s*/g, ['backend/doctor/**/*.ts']).filter(
      ([text]) => text.startsWith('{}') === false || text.endsWith('.'),
    );
    expect(findings.length).toBeGreaterThan(50);
    // Leaves out messages that contain other messages; they are checked below with the values they can have.
    const whole = findings.filter(
      ([text]) =>
        !/^The certificate of \{\} \{\}|responds\{\}\.$|^\{\} \{\}$|^\{\}\.$|^\{\}[:;]| \{\}\.$|: \{\}$/.test(
          text,
        ),
    );
    expect(
      whole.filter(([text]) => translated(text.replaceAll('{}', '7')) === text.replaceAll('{}', '7')),
    ).toEqual([]);
  });

  test("every reason why a value in a retailer's file is refused has a Russian translation", () => {
    const reasons = [
      ...literals(/\bwhy: /g, [
        'backend/exchange/{content,delivery,store-table}/*.ts',
        'backend/newsletter/*.ts',
      ]),
      ...literals(/\.(?:refine|regex)\((?:[^'"`\n]|'[^'\n]*'(?=\s*[;,]\s*\)))*?,\s*(?=')/g, [
        'backend/exchange/{content,content/schemas,delivery,store-table}/*.ts',
      ]),
      ...literals(/\bmessage: /g, ['backend/exchange/{content/schemas/*,delivery/file-schemas}.ts']),
      ...literals(/\breturn (?=['`])/g, ['backend/platform/files/explain-issue.ts']),
    ];
    expect(reasons.length).toBeGreaterThan(60);
    // A placeholder at the end of a word stands for an ending, such as that of a plural, and is replaced by
    // an empty text.
    const fill = (text: string) => text.replace(/(?<=\p{L})\{\}$/u, '').replaceAll('{}', 'x');
    expect(
      reasons
        // Leaves out message templates that are composed of other reasons.
        .filter(([text]) => !['«{}»: {}', '{} {}', 'must be {}{}'].includes(text) && / /.test(text))
        .filter(([text]) => translated(fill(text)) === fill(text))
        .map(([text]) => text),
    ).toEqual([]);
  });

  test('no Russian translation has more placeholders than its English sentence', () => {
    const places = (text: string) => text.split('{}').length;
    const uneven = Object.entries(allMessages).filter(
      ([english, russian]) => places(russian) > places(english),
    );
    expect(uneven).toEqual([]);
  });
});

it('commands print Russian by default, and English with --lang en', () => {
  expect(say`No orders found.`).toBe('Заказов не нашлось.');
  expect(say`Page ${1} of ${2}, ${3} orders.`).toBe('Страница 1 из 2, заказов: 3.');
  expect(term('PACKING')).toBe('собран');
  expect(count(4990)).toBe('4 990');
  expect(translated('The file a.yml does not exist.')).toBe('Файла a.yml нет.');
  speak('en');
  expect(say`Page ${1} of ${2}, ${3} orders.`).toBe('Page 1 of 2, 3 orders.');
  expect([term('PACKING'), count(4990)]).toEqual(['PACKING', '4,990']);
  expect(translated('The file a.yml does not exist.')).toBe('The file a.yml does not exist.');
});

it('values inserted into a message are not translated', () => {
  expect(say`Order ${'is missing'}`).toBe('Заказ is missing');
});

it.each([
  [['list', '--lang', 'en', '--page', '2'], 'en', ['list', '--page', '2']],
  [['--lang=en', 'list'], 'en', ['list']],
  [['list'], 'ru', ['list']],
])('the option --lang is removed from %j, and sets the language', (words, language, left) => {
  takeLanguage(words);
  expect([spoken(), words]).toEqual([language, left]);
});

it('a language other than Russian or English is refused', () => {
  expect(() => takeLanguage(['--lang', 'de'])).toThrow('--lang must be ru or en.');
});

test('in an error of a file, only the reason after the file name and place is translated', () => {
  const english = [
    'brand/brand.yaml:6, badges.background: must be a colour such as "#161514", in quotes',
    'brand/brand.yaml:4, colours.accent: #ffe0e0 on white has a contrast of 1.2, and text needs 4.5; choose a darker colour',
    'brand/favicon.svg:1: the svg element needs a viewBox, so that its shape is known.',
    'brand/README.md lists all settings.',
  ].join('\n');
  expect(translated(english)).toBe(
    [
      'brand/brand.yaml:6, badges.background: цвет пишут в кавычках, например "#161514"',
      'brand/brand.yaml:4, colours.accent: контраст #ffe0e0 на белом — 1.2, а тексту нужен 4.5; возьмите цвет темнее',
      'brand/favicon.svg:1: у svg должен быть viewBox, чтобы были известны пропорции',
      'Все настройки описаны в brand/README.md.',
    ].join('\n'),
  );
  speak('en');
  expect(translated(english)).toBe(english);
});
