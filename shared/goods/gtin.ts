/** Computes the check digit that follows the first twelve digits of an EAN-13. */
export function ean13CheckDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Whether a barcode has the length of a GTIN: 8, 12, 13 or 14 digits. */
const hasShape = (barcode: string): boolean => /^(\d{8}|\d{12,14})$/.test(barcode);

/** Whether a barcode has the length of a GTIN but a wrong check digit. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!hasShape(barcode)) return false;
  const all = [...barcode.padStart(14, '0')];
  return all.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0) % 10 !== 0;
}

/**
 * Whether a barcode is a GTIN: 8, 12, 13 or 14 digits with a correct check digit. Excludes the numbers that
 * GS1 reserves for internal use by shops.
 */
export function isGtin(barcode: string): boolean {
  if (!hasShape(barcode) || hasWrongCheckDigit(barcode)) return false;
  return barcode.length === 8
    ? !/^[02]/.test(barcode)
    : !/^(02|04|2)/.test(barcode.padStart(14, '0').slice(1));
}
