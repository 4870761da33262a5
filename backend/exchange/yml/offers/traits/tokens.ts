import { oneLine } from '#shared/text/plain-text.ts';
import { toColour } from '../colours/colour.ts';
import { isSize } from './size-parts.ts';

// Matches the separators between the traits in a text. A comma before «5» may separate decimals («43,5»), and
// a dash between numbers may be a range, so they do not count.
const BETWEEN =
  /\s*[;|\n]\s*|\s*(?:(?<!\d),|,(?!5(?:\D|$)))\s*|(?<!\d)\s+[–—-]\s+|\s+[–—-]\s+(?!\d)|\s+\/\s+/u;
/** Matches a label that follows its value: «Красный цвет, 42 размер». */
const LABEL_AT_END = /(?<!без)\s+(?:цвета?|размера?)(?=\s*(?:[,;|]|$))/giu;
/** Matches the position before a label inside a text: «42 рост 170 цвет красный» has two such positions. */
const BEFORE_LABEL = /(?<!без)(?:\s*[/,;|]\s*|\s+)(?=(?:размер|рост|цвет|чашка|полнота)(?![\p{L}]))/giu;
/** Matches a remark in brackets after a size: «Красный 42 (новая коллекция)». */
const REMARK = /(?<=[\dSMLX])\s*\(([^()]+)\)/giu;
const PAIR = /^([^:=]{1,40}?)\s*[:=]\s*(.+)$/su;
const LABEL =
  /^(размер|разм|р-р|р|size|рост|цвет|цв|color|colour|чашка|полнота|длина)(?![\p{L}])\.?\s*(.*)$/isu;
const LABEL_AFTER = /^(.+?)\s*(?<![\p{L}])(?:размер|разм|р-р|р)\.?$/isu;
const FULL_NAMES: Readonly<Record<string, string>> = {
  разм: 'размер',
  р: 'размер',
  'р-р': 'размер',
  цв: 'цвет',
};

/**
 * Splits a text with several traits, such as «Красный, 42» or «42 рост 170 цвет красный», into one token per
 * trait.
 */
export const tokensOf = (text: string): string[] =>
  unbracketed(oneLine(text))
    .replaceAll('_', ' ')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/')
    .replace(REMARK, (all, inside: string) =>
      isSize(inside) || /^[A-K]$/i.test(inside) ? all : `; ${inside};`,
    )
    .replace(LABEL_AT_END, '')
    .replace(BEFORE_LABEL, ';')
    .split(BETWEEN)
    .filter((token) => token !== '');

/** Whether the text before a colon is a value instead of a label: «Красный: 42». */
export const namesNothing = (name: string, value: string): boolean =>
  isSize(name) || (isSize(value) && toColour(name).isKnown);

/**
 * Splits a token into its label and its value. The label is '' if it has none; the value is '' if the token
 * is only a label.
 */
export function labelled(token: string): [name: string, value: string] {
  const pair = PAIR.exec(token);
  if (pair?.[1] !== undefined && pair[2] !== undefined) return [pair[1], pair[2]];
  const [, name = '', value = ''] = LABEL.exec(token) ?? [];
  if (name !== '') return [FULL_NAMES[name.toLowerCase()] ?? name, value];
  const size = LABEL_AFTER.exec(token)?.[1];
  return size !== undefined && isSize(size) ? ['размер', size] : ['', token];
}

/** Adds what a token without a label contains to `sizes` or to `words`. */
export function takeToken(token: string, sizes: string[], words: string[]): void {
  const isCup = /^[A-K]{1,2}$/i.test(token) && /^\d{2,3}(?:[-–—]\d{2,3})?$/.test(sizes.at(-1) ?? '');
  if (isCup || isSize(token)) {
    sizes.push(token);
    return;
  }
  const parts = token.split(/\s*\/\s*/);
  if (parts.length > 1 && parts.some(isSize) && !parts.every(isSize) && !token.includes(' ')) {
    const own = parts.filter(isSize);
    sizes.push(own.join('/'));
    words.push(parts.filter((part) => !isSize(part)).join('/'));
    return;
  }
  const split = splitAtSpace(token);
  if (!split) words.push(token);
  else {
    sizes.push(split.size);
    takeToken(split.rest, sizes, words);
  }
}

/**
 * Splits a token of several words into a size, at its beginning or end, and the other words. A single digit
 * does not count as a size, because it may belong to the name of a colour.
 */
function splitAtSpace(token: string): { size: string; rest: string } | undefined {
  const words = token.split(/\s+|(?<=\p{L}{3})\/(?=\d)|(?<=\d)\/(?=\p{L}{3})/u);
  const isOwnSize = (text: string) => isSize(text) && !/^\d$/.test(text);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const first = unbracketed(words.slice(0, count).join(' '));
    if (isOwnSize(first)) return { size: first, rest: unbracketed(words.slice(count).join(' ')) };
    const last = unbracketed(words.slice(-count).join(' '));
    if (isOwnSize(last)) return { size: last, rest: unbracketed(words.slice(0, -count).join(' ')) };
  }
  return undefined;
}

const unbracketed = (text: string): string => text.replace(/^[([](.*)[)\]]$/su, '$1').trim();
