import { type WrongField, wrongField } from '../forms/wrong-field.ts';

/** A line of a return request. */
type RequestedLine = { position: number; quantity: number; reason: string };

/** The pieces of a line that have arrived, as an operator reports them. */
type ReportedLine = { position: number; good: number; damaged: number; codes?: string[] };

type Pieces = { good: number; damaged: number; codes: string[] };

/**
 * The pieces of each line that have arrived, in the order of the lines. Without a report, all pieces count as
 * arrived, and pieces that were returned as defective count as damaged. Returns a field error if the report
 * names pieces that were not returned, or no pieces at all.
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
