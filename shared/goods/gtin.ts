/** The check digit that completes the first twelve digits of an EAN-13. */
export function ean13CheckDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether a barcode is a number in world trade: 8, 12, 13 or 14 digits with a right check digit, outside the ranges that
 * GS1 leaves to shops for their own use.
 */
export function isGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false;
  const all = barcode.padStart(14, '0');
  const ofShop = barcode.length === 8 ? /^[02]/.test(barcode) : /^(02|04|2)/.test(all.slice(1));
  const sum = [...all].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return !ofShop && sum % 10 === 0;
}
