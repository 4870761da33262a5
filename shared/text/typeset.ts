import { NBSP as nbsp } from './typography.ts';

/**
 * Inserts no-break spaces (U+00A0) where a line must not break: after words of one or two letters, before a
 * dash, and between a number and its unit. Idempotent.
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<! ) +(?=—)/g, nbsp)
    .replace(/(?<=(?:^|[\s«(])[а-яё]{1,2}) +(?=\S)/giu, nbsp)
    .replace(/(?<=\d) +(?=[а-яё°₽%×]|\d{3}(?!\d))/giu, nbsp)
    .replace(/(?<=×) +(?=\d)/g, nbsp);
}
