import type { Random } from './random.ts';

/**
 * A word that requests contain in query, body and headers. Log lines must not contain it, except as part of a
 * path, because paths are logged.
 */
export const CANARY = 'kanareyka-7391';

/**
 * Name of a header that hostile texts try to add to a response. A response with this header proves that the
 * injection worked.
 */
export const INJECTED = 'x-injected';

const CRLF = `\r\n${INJECTED}: 1\r\n\r\n`;

const TEXTS: readonly string[] = [
  ...['', ' ', '\u00a0', '0', '-1', 'null', 'undefined', 'NaN', 'true', '[object Object]'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'],
  ...["' or 1=1 --", "'; drop table account; --", '" or ""="', '%', '_', '\\', "\\' or sleep(9)--", '$1'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
  ],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '//evil.example',
    '/\\evil.example',
    'file:///etc/passwd',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\u0007',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\ud800',
    'e\u0301'.repeat(50),
  ],
  ...[CRLF, `a${CRLF}`, '%0d%0ax-injected:%201', `{"level":"error","message":"${CANARY}"}\n{`],
  ...["=cmd|' /C calc'!A0", '+1', '@SUM(A1)', '%s%s%n', '%c0%ae', '%', '%zz', '%00', '%25', '😀'.repeat(40)],
  ...[
    '1e309',
    '-0',
    '0x10',
    '१२३',
    '1,5',
    '9'.repeat(30),
    '00000000-0000-4000-8000-000000000000',
    '2026-02-30',
  ],
  ...[
    '0000-00-00',
    '9999-12-31',
    '2026-13-45T99:99:99Z',
    'a@b',
    `${'a'.repeat(300)}@example.ru`,
    'a@b.c\r\nBcc: d@e.f',
  ],
];

const NUMBERS: readonly number[] = [
  ...[0, -0, -1, 1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63)],
  ...[1e21, 1e308, -1e308, 5e-324, 1e-7],
];

/** Longest text in characters. A URL with such a text, percent-encoded, is still short enough for Node. */
const LONGEST = 1_500;

/** A text that an attacker or a broken client might send. */
export function hostileText(random: Random): string {
  const text = random.pick(TEXTS);
  if (random.chance(0.06))
    return text
      .padEnd(1, 'я')
      .repeat(random.pick([20, 100, 1000]))
      .slice(0, LONGEST);
  return random.chance(0.1) ? text + CANARY : text;
}

/** A random JSON value, most likely of a type that the field does not expect. */
export function hostileValue(random: Random): unknown {
  switch (random.integer(10)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(NUMBERS);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return deep(random.pick([5, 100, 1000]), random.chance(0.5));
    case 6:
      return Array.from({ length: random.pick([1, 200, 3000]) }, () => 'x');
    case 7:
      return withPrototype(random);
    default:
      return hostileText(random);
  }
}

/** An object with keys such as `__proto__` in its JSON, to provoke prototype pollution. */
export function withPrototype(random: Random): Record<string, unknown> {
  const name = random.pick([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'isGift',
    'price',
    'ownerId',
    'role',
  ]);
  return JSON.parse(`{${JSON.stringify(name)}:{"isAdmin":true,"polluted":"${CANARY}"}}`);
}

function deep(levels: number, inArrays: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = inArrays ? [value] : { a: value };
  return value;
}

/** Special characters, by kind, that cause trouble in databases, terminals or parsers. */
const SIGNS = {
  NUL: ['\u0000'],
  'half surrogate pairs': ['\ud800', '\udc00'],
  controls: ['\u001b', '\u0007', '\u0085', '\u009b'],
  bidi: ['\u202e', '\u2066'],
  'zero-width': ['\u200b', '\u2060', '\ufeff', '\u3164'],
} as const;

export type SignKind = keyof typeof SIGNS;
export const SIGN_KINDS = Object.keys(SIGNS) as SignKind[];

/** Kinds of characters that databases cannot store, so requests with them must be refused. */
export const UNSTORABLE: readonly SignKind[] = ['NUL', 'half surrogate pairs'];

/** Inserts a special character of the given kind (by default of a random kind) somewhere into a text. */
export function withSign(text: string, random: Random, kind = random.pick(SIGN_KINDS)): string {
  const at = random.integer(text.length + 1);
  return text.slice(0, at) + random.pick(SIGNS[kind]) + text.slice(at);
}
