import { readAmount, type ThreeDigits } from '../offers/values/amount.ts';

/**
 * Finds out what three digits after a separator mean in the prices of a feed: thousands, as in «1.990», or
 * decimals, as in «12990.000».
 */
export class PriceFacts {
  #ambiguous = 0;
  #withDecimals = 0;
  #plain = 0;
  example = '';

  add(text: string): void {
    const amount = readAmount(text);
    if ('why' in amount) {
      if (amount.why !== 'ambiguous') return;
      this.#ambiguous += 1;
      this.example ||= text;
    } else if (/\d{4,}[.,]\d{3}$/.test(text.trim())) this.#withDecimals += 1;
    else if (/^\d{4,}([.,]\d{1,2})?$/.test(text.trim())) this.#plain += 1;
  }

  /**
   * Whether three digits after a separator in a price are thousands or decimals. Undefined if no price has
   * three such digits, or if some prices show one meaning and some the other.
   */
  get threeDigits(): ThreeDigits {
    if (this.#ambiguous === 0) return undefined;
    if (this.#withDecimals === 0) return 'thousands';
    return this.#plain === 0 ? 'decimals' : undefined;
  }
}
