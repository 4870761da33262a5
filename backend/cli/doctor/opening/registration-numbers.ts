/** Whether the check digits of an INN fit: one in the 10 digits of an organisation, two in the 12 of a person. */
export function isInn(inn: string): boolean {
  const digits = digitsOf(inn);
  if (digits.length === 10) return digits[9] === checkDigit(digits, INN_10);
  if (digits.length === 12)
    return digits[10] === checkDigit(digits, INN_11) && digits[11] === checkDigit(digits, INN_12);
  return false;
}

/**
 * Whether the check digit of an OGRN fits: 13 digits that begin with 1 or 5 for an organisation, 15 that begin with 3
 * (OGRNIP) for an entrepreneur.
 */
export function isOgrn(ogrn: string): boolean {
  const divisor = /^[15]\d{12}$/.test(ogrn) ? 11n : /^3\d{14}$/.test(ogrn) ? 13n : undefined;
  if (divisor === undefined) return false;
  return (BigInt(ogrn.slice(0, -1)) % divisor) % 10n === BigInt(ogrn.slice(-1));
}

/**
 * Whether a KPP has the form of one: a tax office of four digits, a reason of two digits or capital letters, and a
 * number of three digits. It has no check digit.
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
