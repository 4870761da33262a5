/**
 * Whether the check digits of an INN are correct: an organisation's INN has 10 digits with one check digit, a
 * person's has 12 digits with two.
 */
export function isInn(inn: string): boolean {
  const digits = digitsOf(inn);
  if (digits.length === 10) return digits[9] === checkDigit(digits, INN_10);
  if (digits.length === 12)
    return digits[10] === checkDigit(digits, INN_11) && digits[11] === checkDigit(digits, INN_12);
  return false;
}

/**
 * Whether the check digit of an OGRN is correct. An organisation's OGRN has 13 digits and begins with 1 or 5;
 * an entrepreneur's (OGRNIP) has 15 digits and begins with 3.
 */
export function isOgrn(ogrn: string): boolean {
  const divisor = /^[15]\d{12}$/.test(ogrn) ? 11n : /^3\d{14}$/.test(ogrn) ? 13n : undefined;
  if (divisor === undefined) return false;
  return (BigInt(ogrn.slice(0, -1)) % divisor) % 10n === BigInt(ogrn.slice(-1));
}

/**
 * Whether a text has the form of a KPP: four digits for the tax office, two digits or capital letters for the
 * reason of registration, and three digits for the serial number. A KPP has no check digit.
 */
export const isKpp = (kpp: string): boolean => /^(?!00)\d{4}(?!00)[\dA-Z]{2}\d{3}$/.test(kpp);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_11 = [7, ...INN_10];
const INN_12 = [3, ...INN_11];

const digitsOf = (number: string): number[] => (/^\d+$/.test(number) ? [...number].map(Number) : []);

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((all, weight, index) => all + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10;
}
