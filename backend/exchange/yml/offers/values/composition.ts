import { oneLine } from '#shared/text/plain-text.ts';
import type { CompositionPart } from '../../../../domain/tables/content-types.ts';

const FIBRE_FIRST = /(?<![^\d%,;/+\n])([^\d%,;/+\n]+)(\d{1,3})\s*%/g;
const PERCENT_FIRST = /(\d{1,3})\s*%\s*([^\d%,;/+\n]+)/g;

/**
 * Parses a composition: «Шерсть 80%, полиамид 20%», «80% шерсть; 20% полиамид», or the same without commas.
 * Returns null unless the text has only fibres with whole percentages that add up to 100.
 */
export function readComposition(text: string): CompositionPart[] | null {
  const line = oneLine(text).replace(/\.$/, '');
  const percentFirst = /^\d/.test(line);
  const pattern = percentFirst ? PERCENT_FIRST : FIBRE_FIRST;
  const rest = line.replace(pattern, '').replace(/[\s,;/+]|(?<=\s)и(?=\s)/g, '');
  const parts = [...line.matchAll(pattern)].map(([, one = '', other = '']) =>
    percentFirst ? toPart(other, one) : toPart(one, other),
  );
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  const isWhole = rest === '' && sum === 100 && parts.length <= 10;
  return isWhole && parts.every(({ fibre, percent }) => fibre !== '' && fibre.length <= 60 && percent > 0)
    ? parts
    : null;
}

const toPart = (fibre: string, percent: string): CompositionPart => ({
  fibre: fibre
    .replace(/^[\s–—-]+|[\s:–—-]+$/g, '')
    .replace(/^и\s+/i, '')
    .toLowerCase(),
  percent: Number(percent),
});

/** Writes a composition as a text that `readComposition` parses to the same composition. */
export const writeComposition = (parts: readonly CompositionPart[]): string =>
  parts.map(({ fibre, percent }) => `${fibre} ${percent}%`).join(', ');
