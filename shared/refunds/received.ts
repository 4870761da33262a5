import { type WrongField, wrongField } from '../forms/wrong-field.ts';

/** A line of a return request. */
type RequestedLine = { position: number; quantity: number; reason: string };

/** How many pieces of a line have arrived, undamaged and damaged, according to an operator. */
type ReportedLine = { position: number; good: number; damaged: number; codes?: string[] };

type Pieces = { good: number; damaged: number; codes: string[] };

/**
 * How many pieces of each line have arrived, in the order of the lines. Without a report, all have arrived,
 * and those returned because of a defect are damaged. If the report contains pieces that were not returned,
 * or no pieces, returns a field error instead.
 */
export function receivedPieces(
  lines: readonly RequestedLine[],
  reported: readonly ReportedLine[] | undefined,
): { pieces: Pieces[] } | { wrong: WrongField } {
  for (const [place, { position, good, damaged }] of reported?.entries() ?? []) {
    const line = lines.find((one) => one.position === position);
    const isRepeated = reported?.findIndex((one) => one.position === position) !== place;
    if (!line || isRepeated || good + damaged > line.quantity)
      return { wrong: wrongField(`/lines/${place}/position`, 'not_offered', 'Столько в возврате нет') };
  }
  const pieces = lines.map(({ position, quantity, reason }): Pieces => {
    const { good = 0, damaged = 0, codes = [] } = reported?.find((one) => one.position === position) ?? {};
    if (reported) return { good, damaged, codes };
    return reason === 'DEFECT'
      ? { good: 0, damaged: quantity, codes }
      : { good: quantity, damaged: 0, codes };
  });
  if (pieces.every(({ good, damaged }) => good + damaged === 0))
    return { wrong: wrongField('/lines', 'nothing_left', 'Если не принято ничего, возврат отклоняют') };
  return { pieces };
}
