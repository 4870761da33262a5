import { readEmail } from '../forms/email.ts';
import type { WrongField } from '../forms/field-errors.ts';
import { readPhone } from '../forms/phone.ts';
import { readOrderNumber } from '../orders/order-number.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';

/** Matches characters that databases cannot store in a text: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * Functions that turn pasted values into the shop's format. If a function cannot read a text, it returns the
 * text unchanged, and the schema refuses it later.
 */
const READERS = {
  email: readEmail,
  phone: (text: string) => readPhone(text) ?? text,
  login: (text: string) => readPhone(text) ?? (/[@"]/.test(text) ? readEmail(text) : text),
  'order-number': (text: string) => readOrderNumber(text) ?? text,
};

/**
 * The fields that are not cleaned as one line, by field name. `lines`: text of several lines. `exact`: never
 * changed. Others: values that people paste, with the function that reads them.
 */
export type TextKinds = Readonly<Record<string, 'lines' | 'exact' | keyof typeof READERS>>;

/** Replaces a text that has become empty by the cleaning (U+FFFD). */
const UNREADABLE_SIGN = '\ufffd';
const UNREADABLE = 'Уберите недопустимые символы';

/** A value in a JSON tree: `parent` contains it under `key`, and `above` is where the parent is. */
type Leaf = { parent: Record<string, unknown> | unknown[]; key: string; above: Leaf | undefined };

const ownName = ({ key, parent, above }: Leaf): string =>
  Array.isArray(parent) && above ? ownName(above) : key;

function pointerOf(leaf: Leaf): string {
  const keys: string[] = [];
  for (let at: Leaf | undefined = leaf; at; at = at.above) keys.unshift(at.key);
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Cleans all texts in a part of a request, in place: as one line, unless the contract says something else
 * (`x-text`). Reads values that people paste. Returns an error for each field with characters that databases
 * cannot store. With `dropsThem` (for searches) it removes such characters instead; if nothing is left, the
 * text becomes U+FFFD. Works without recursion, because JSON may be nested deeply.
 */
export function cleanFields(
  input: unknown,
  { kinds, dropsThem = false }: { kinds: TextKinds; dropsThem?: boolean },
): WrongField[] {
  const wrong: WrongField[] = [];
  const open: Leaf[] = [];
  const enter = (value: unknown, above: Leaf | undefined) => {
    if (typeof value !== 'object' || value === null) return;
    const parent = value as Leaf['parent'];
    for (const key of Object.keys(parent)) open.push({ parent, key, above });
  };
  const isRefused = (text: string) => !dropsThem && UNSTORABLE.test(text);
  enter(input, undefined);
  for (let leaf = open.pop(); leaf; leaf = open.pop()) {
    const { parent, key } = leaf;
    const value = (parent as Record<string, unknown>)[key];
    if (typeof value !== 'string') {
      if (isRefused(key)) wrong.push(unreadable(leaf));
      enter(value, leaf);
    } else if (isRefused(value) || isRefused(key)) wrong.push(unreadable(leaf));
    else {
      const kind = Object.hasOwn(kinds, ownName(leaf)) ? kinds[ownName(leaf)] : undefined;
      if (kind === 'exact') continue;
      const left = cleanText(value, kind);
      const clean = left === '' && value !== '' && dropsThem ? UNREADABLE_SIGN : left;
      if (clean !== value) (parent as Record<string, unknown>)[key] = clean;
    }
  }
  return wrong.slice(0, 100);
}

function cleanText(text: string, kind: Exclude<TextKinds[string], 'exact'> | undefined): string {
  if (kind === 'lines') return cleanLines(text);
  const line = cleanLine(text);
  return kind === undefined || line === '' ? line : READERS[kind](line);
}

const unreadable = (leaf: Leaf): WrongField => ({
  pointer: pointerOf(leaf).replace(new RegExp(UNSTORABLE, 'gu'), UNREADABLE_SIGN),
  code: 'invalid_text',
  message: UNREADABLE,
});
