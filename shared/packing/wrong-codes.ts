import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { hasGoodGtin, pieceOf } from './marking-code.ts';

/** An order line that is being packed. */
type Packed = {
  position: number;
  /** Number of pieces of the line that are sent. */
  pieces: number;
  requiresMarking: boolean;
};

type Entered = { position: number; codes?: readonly string[] | undefined };

export const CODE_TAKEN = 'Этот код уже в другом заказе';

/**
 * Validation errors for the marking codes of packed lines. Empty if each piece that needs a code has one of
 * its own.
 */
export function wrongCodes(lines: readonly Packed[], entered: readonly Entered[]): WrongField[] {
  const errors: WrongField[] = [];
  const wrong = (pointer: string, code: string, message: string) =>
    errors.push(wrongField(pointer, code, message));
  const seen = new Set<string>();
  for (const [place, { position, codes = [] }] of entered.entries()) {
    if (!lines.some((line) => line.position === position))
      wrong(`/lines/${place}/position`, 'unknown_line', 'Такой строки в заказе нет');
    for (const [index, code] of codes.entries()) {
      const pointer = `/lines/${place}/codes/${index}`;
      if (!hasGoodGtin(code)) wrong(pointer, 'check_digit', 'Код считан с ошибкой');
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
      wrong(pointer, 'codes_count', `Строка ${position + 1}: нужно кодов — ${pieces}`);
    else if (codes > pieces) wrong(pointer, 'codes_count', `Строка ${position + 1}: кодов больше, чем вещей`);
  }
  return errors;
}
