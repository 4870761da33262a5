import type { ArticleVat } from '#shared/orders/vat.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';

/**
 * The codes of VAT rates in YML: 1 is the main rate, 2 is 10 %; 3 and 4 are the same rates as a fraction of
 * the price (20/120, 10/110); 5 is 0 %; 6 is free of VAT.
 */
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'vat_20',
  2: 'vat_10',
  3: 'vat_20',
  4: 'vat_10',
  5: 'vat_0',
  6: 'no_vat',
};

/** The rate for each percentage. The main rates of earlier years stand for the current main rate. */
const RATES: Readonly<Record<string, ArticleVat>> = {
  22: 'usual',
  20: 'usual',
  18: 'usual',
  10: '10',
  7: '7',
  5: '5',
};

const FREE =
  /^(?:no[ _-]?vat|vat[ _-]?free|without vat|none|без ?ндс|ндс не облагается|не облагается|без налога|нет|[-–—])$/;

export type VatRead = {
  vat: ArticleVat;
  /**
   * How the text was understood, as a sentence for a warning. Undefined if the text means exactly this rate.
   */
  remark?: string;
};

/**
 * Parses a VAT rate: `VAT_10`, `NO_VAT`, «10 %», «НДС 20/120», «Без НДС» and, in feeds, the codes 1 to 6 of
 * YML. A rate of 0 %, which applies only to exports, is understood as free of VAT. Undefined for an unknown
 * rate.
 */
export function readVat(text: string, format: 'yml' | 'percent'): VatRead | undefined {
  const written = normalizeForComparison(oneLine(text));
  const word = (format === 'yml' && NUMBERS[written]) || written;
  if (FREE.test(word)) return { vat: 'none' };
  const rate = /^(?:vat|ндс)?[ _:-]*(\d{1,2})(?:[.,]0+)? ?%?(?:[ _/]1\d\d)?$/.exec(word)?.[1];
  if (rate === undefined) return undefined;
  if (Number(rate) === 0)
    return { vat: 'none', remark: 'is read as free of VAT; only exports have a rate of 0 %' };
  const vat = RATES[String(Number(rate))];
  if (vat === undefined) return undefined;
  // In YML, «7» is ambiguous: it has been used for 7 % and as the code of another rate.
  if (format === 'yml' && written === '7') return undefined;
  return vat === 'usual' && Number(rate) !== 22 && format === 'percent'
    ? { vat, remark: 'is read as the main rate of VAT, which is that of the day of sale' }
    : { vat };
}
