/** Matches the currency of a price: «1990 руб.», «₽1990», «1990,-». */
const CURRENCY = /(?<!\p{L})(рублей|рубля|рубль|руб|р|rub|rur)(?![\p{L}])\.?|₽/giu;
const PER_PIECE = /\s*(?:\/|за)\s*(?:1\s*)?(?:штуку|шт|ед|pcs)\.?$/i;
/** Matches kopecks that follow roubles: «1990 руб. 50 коп.». */
const KOPECKS = /(?<=\d)\s*(?:рублей|рубля|рубль|руб|р)\.?\s*(\d{2})\s*(?:копеек|коп|к)\.?$/iu;
/**
 * Matches the replacement character that a program writes instead of «₽» if the file's encoding, such as
 * windows-1251, lacks this sign.
 */
const LOST_SIGN = /(?<=\d)\s*[?\ufffd]$/;
const SPACES = /[\s\u00a0\u2007\u2009\u202f'’`]/g;

/**
 * Whether the currency sign of an amount was replaced because of the encoding. If so, the import reports how
 * it understood the price.
 */
export const hasLostSign = (text: string): boolean => LOST_SIGN.test(text.trim());

export type Amount =
  | {
      kopecks: number;
      /** Whether the text contains anything besides digits, spaces and a decimal separator. */
      isUnusual: boolean;
    }
  | { why: 'none' | 'ambiguous' };

/**
 * Whether «1.990» means 1,990 roubles (`thousands`) or 1 rouble 99 kopecks (`decimals`). Undefined if that is
 * not known.
 */
export type ThreeDigits = 'thousands' | 'decimals' | undefined;

/**
 * Parses an amount in roubles as people and programs write it: «12990», «12 990,50», «1,990.00», «1990.000»,
 * «1990 руб.». With at most three digits before a single separator and three after it, the amount is
 * ambiguous; `threeDigits` then decides.
 */
export function readAmount(text: string, threeDigits?: ThreeDigits): Amount {
  const bare = text
    .trim()
    .replace(LOST_SIGN, '')
    .replace(PER_PIECE, '')
    .replace(KOPECKS, ',$1')
    .replace(CURRENCY, '')
    .replace(SPACES, '')
    .replace(/[.,]?[-–—=]+$/, '')
    .replace(/[.,]$/, '');
  const found = /^\d[\d.,]*$/.test(bare) ? bare.split(/[.,]/) : [];
  const signs = bare.replace(/\d/g, '');
  const [whole = '', ...groups] = found;
  if (whole === '' || groups.some((group) => group === '')) return { why: 'none' };
  const last = groups.at(-1) ?? '';
  const isUnusual = !/^[\d\s\u00a0]*([.,]\d{1,2})?$/.test(text.trim());
  const amount = (roubles: string, decimals: string): Amount => ({
    kopecks: Math.round(Number(`${roubles || '0'}.${decimals || '0'}`) * 100),
    isUnusual,
  });
  if (groups.length === 0) return amount(whole, '');
  if (groups.length === 1) {
    const isAmbiguous = last.length === 3 && whole.length <= 3 && !/^0+$/.test(whole);
    if (isAmbiguous && threeDigits === undefined) return { why: 'ambiguous' };
    return isAmbiguous && threeDigits === 'thousands' ? amount(whole + last, '') : amount(whole, last);
  }
  const thousands = new Set(signs.slice(0, -1));
  const hasDecimals = !thousands.has(signs.at(-1) ?? '');
  const middle = hasDecimals ? groups.slice(0, -1) : groups;
  const isGrouped = whole.length <= 3 && middle.every((group) => group.length === 3);
  if (thousands.size !== 1 || !isGrouped) return { why: 'none' };
  return amount([whole, ...middle].join(''), hasDecimals ? last : '');
}

/** Whether a currency is the rouble, given as a code or in words: RUB, RUR, 643, «руб.», «₽». */
export const isRouble = (currency: string): boolean =>
  /^(?:р\.?|руб(?:\.|ль|лей|ли)?|российский рубль|ru[rb]|643|810|₽)$/i.test(currency.trim());
