import { describe, expect, it } from 'vitest';
import { cleanFields, type TextKinds } from './clean-fields.ts';

const kinds: TextKinds = { comment: 'lines', text: 'lines', password: 'exact', codes: 'exact' };

const cleaned = <T>(input: T): T => {
  expect(cleanFields(input, { kinds })).toEqual([]);
  return input;
};

describe('cleaning the texts of a request', () => {
  it('each text is cleaned as its field says: as several lines, not at all, or as a single line by default', () => {
    const typed = 'а\u202e\nб\u200b';
    expect(
      cleaned({
        name: typed,
        comment: typed,
        password: typed,
        codes: ['01\u001d'],
        lines: [{ text: typed }],
      }),
    ).toEqual({
      name: 'а б',
      comment: 'а\nб\u200b',
      password: typed,
      codes: ['01\u001d'],
      lines: [{ text: 'а\nб\u200b' }],
    });
  });

  it('every field with characters that a database cannot store gets an error', () => {
    const errors = cleanFields(
      {
        'a/b': ['x', 'y\u0000'],
        password: '\u0000',
        name: '\ud800',
        'k\u0000': 1,
      },
      { kinds },
    );
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/a~1b/1',
      '/k\ufffd',
      '/name',
      '/password',
    ]);
    expect(cleanFields({ name: '👋' }, { kinds })).toEqual([]);
  });

  it('pasted values are converted to the format of the shop (§3.5.4)', () => {
    const body = {
      email: ' «Anna@почта.рф» ',
      phone: '8 (999) 123-45-67\u200b',
      login: '\u00a0ANNA@example.ru.',
      number: '№ b-123456-6.',
      other: { email: null, phone: 'нет' },
    };
    const pasted: TextKinds = { email: 'email', phone: 'phone', login: 'login', number: 'order-number' };
    expect(cleanFields(body, { kinds: pasted })).toEqual([]);
    expect(body).toEqual({
      email: 'anna@xn--80a1acny.xn--p1ai',
      phone: '+79991234567',
      login: 'anna@example.ru',
      number: 'В-123456-6',
      other: { email: null, phone: 'нет' },
    });
  });

  it('a search loses characters that a database cannot store, without an error', () => {
    const query = { q: 'паль\u0000то\u0007' };
    expect(cleanFields(query, { kinds, dropsThem: true })).toEqual([]);
    expect(query).toEqual({ q: 'пальто' });
    const unreadable = { q: '\u0000\u200b', city: '' };
    expect(cleanFields(unreadable, { kinds, dropsThem: true })).toEqual([]);
    expect(unreadable).toEqual({ q: '\ufffd', city: '' });
  });

  it('a request may be nested as deeply as JSON allows', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`) as unknown;
    expect(cleanFields(deep, { kinds })).toHaveLength(1);
  });

  it('a request may be any JSON value', () => {
    for (const value of [null, 1, 'text', true, [], {}]) expect(cleanFields(value, { kinds })).toEqual([]);
    const own = JSON.parse('{"__proto__":"a\\u200b","constructor":"b\\t"}') as object;
    expect(JSON.stringify(cleaned(own))).toBe('{"__proto__":"a","constructor":"b "}');
  });
});
