import type { FieldError } from '#contract/client/client.schemas.ts';

/**
 * Length of the part of a marking code that identifies a piece: the characters 01, the GTIN, the characters
 * 21 and the serial number.
 */
const PIECE = 31;

/**
 * The part of a marking code that identifies a piece. It is complete even if the scanner cuts off the rest of
 * the code.
 */
export const pieceOf = (code: string): string => code.slice(0, PIECE);

/**
 * Whether the check digit of the GTIN in a marking code is correct. It is wrong if the code was mistyped or
 * cut off.
 */
function hasGoodGtin(code: string): boolean {
  const figures = [...code.slice(2, 16)].map(Number);
  const sum = figures
    .slice(0, -1)
    .reduce((all, figure, place) => all + figure * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === figures.at(-1);
}

/** An order line that is being packed. */
type Packed = {
  position: number;
  /** Number of pieces of the line that are sent. */
  pieces: number;
  requiresMarking: boolean;
};

type Entered = { position: number; codes?: readonly string[] | undefined };

/**
 * Validation errors for the marking codes of packed lines. Empty if each piece that needs a code has one of
 * its own.
 */
export function wrongCodes(lines: readonly Packed[], entered: readonly Entered[]): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (pointer: string, code: string, message: string) =>
    errors.push({ in: 'body', pointer, code, message });
  const seen = new Set<string>();
  for (const [place, { position, codes = [] }] of entered.entries()) {
    if (!lines.some((line) => line.position === position))
      wrong(`/lines/${place}/position`, 'unknown_line', 'Такой строки в\u00a0заказе нет');
    for (const [index, code] of codes.entries()) {
      const pointer = `/lines/${place}/codes/${index}`;
      if (!hasGoodGtin(code)) wrong(pointer, 'check_digit', 'Код считан с\u00a0ошибкой');
      else if (seen.has(pieceOf(code))) wrong(pointer, 'repeated', 'Этот код уже указан');
      seen.add(pieceOf(code));
    }
  }
  for (const { position, pieces, requiresMarking } of lines) {
    const of = entered.filter((one) => one.position === position);
    const codes = of.reduce((all, one) => all + (one.codes?.length ?? 0), 0);
    const place = entered.findIndex((one) => one.position === position);
    const pointer = place < 0 ? '/lines' : `/lines/${place}/codes`;
    if (of.length > 1) wrong(`/lines/${place}/position`, 'repeated', 'Эта строка указана дважды');
    else if (requiresMarking && codes !== pieces)
      wrong(pointer, 'codes_count', `Строка ${position + 1}: нужно кодов\u00a0— ${pieces}`);
    else if (codes > pieces) wrong(pointer, 'codes_count', `Строка ${position + 1}: кодов больше, чем вещей`);
  }
  return errors;
}
