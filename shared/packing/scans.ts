import { readOrderNumber } from '../orders/order-number.ts';
import { inEnglishLayout } from './keyboard-layout.ts';
import { gtinOf, pieceOf, readMarkingCode } from './marking-code.ts';

/** A line of an order with what finds its pieces. */
export type LineToScan = {
  position: number;
  /** Pieces to pack. */
  pieces: number;
  barcode: string | null;
  sku: string;
  requiresMarking: boolean;
};

/** What was scanned of a line: pieces, the codes of marked ones, and pieces that are missing. */
export type ScannedLine = { position: number; count: number; missing: number; codes: readonly string[] };

/** What was scanned of an order, one entry for each line of which anything was scanned. */
export type Scans = readonly ScannedLine[];

/** What a scan meant. All but `piece`, `code` and `order` changed nothing. */
export type ScanOutcome =
  /** A piece of this line. If it is marked, its code comes next. */
  | { kind: 'piece'; position: number }
  /** The marking code of a piece of this line. */
  | { kind: 'code'; position: number }
  /** The number of an order. */
  | { kind: 'order'; number: string }
  /** The order has no such piece. */
  | { kind: 'other-piece' }
  /** All pieces of this line are there already. */
  | { kind: 'enough'; position: number }
  /** The piece before, of this line, still waits for its code. */
  | { kind: 'code-first'; position: number }
  /** The code of this line's piece was expected; it belongs to other goods. */
  | { kind: 'other-code'; position: number }
  | { kind: 'code-twice' }
  | { kind: 'misread' };

export const scannedOf = (scans: Scans, position: number): ScannedLine =>
  scans.find((one) => one.position === position) ?? { position, count: 0, missing: 0, codes: [] };

/** Pieces of a line that are neither scanned nor missing. */
export const leftOf = ({ position, pieces }: LineToScan, scans: Scans): number => {
  const { count, missing } = scannedOf(scans, position);
  return Math.max(0, pieces - count - missing);
};

/** The line whose scanned piece waits for its marking code. */
export const awaitsCode = <Line extends LineToScan>(lines: readonly Line[], scans: Scans): Line | undefined =>
  lines.find(({ position, requiresMarking }) => {
    const { count, codes } = scannedOf(scans, position);
    return requiresMarking && codes.length < count;
  });

/** Whether every piece is scanned, with its code, or missing. */
export const isComplete = (lines: readonly LineToScan[], scans: Scans): boolean =>
  lines.every((line) => leftOf(line, scans) === 0) && awaitsCode(lines, scans) === undefined;

/** Whether every piece of the order is missing, so that there is nothing to pack. */
export const isNothingThere = (lines: readonly LineToScan[], scans: Scans): boolean =>
  isComplete(lines, scans) && lines.every(({ position }) => scannedOf(scans, position).count === 0);

/** What changes in one line. */
export function changeLine(scans: Scans, position: number, change: Partial<ScannedLine>): Scans {
  const line = { ...scannedOf(scans, position), ...change };
  const others = scans.filter((one) => one.position !== position);
  return line.count === 0 && line.missing === 0 ? others : [...others, line];
}

/** Counts one more piece of a line. */
export const addPiece = (scans: Scans, position: number): Scans =>
  changeLine(scans, position, { count: scannedOf(scans, position).count + 1 });

/** Takes the last piece of a line back, with its code. */
export function removePiece(scans: Scans, position: number): Scans {
  const { count, codes } = scannedOf(scans, position);
  if (count === 0) return scans;
  return changeLine(scans, position, { count: count - 1, codes: codes.slice(0, count - 1) });
}

/** What a scanned or typed text means for an order that is being packed, and what is scanned after it. */
export function scan(
  lines: readonly LineToScan[],
  scans: Scans,
  text: string,
): { scans: Scans; outcome: ScanOutcome } {
  const code = readMarkingCode(text);
  if (code === 'misread') return { scans, outcome: { kind: 'misread' } };
  if (code !== null) return scanCode(lines, scans, code);
  const found = lines.filter((line) => isOf(line, text));
  const number = readOrderNumber(text);
  if (found.length === 0 && number !== null) return { scans, outcome: { kind: 'order', number } };
  const waiting = awaitsCode(lines, scans);
  if (waiting) return { scans, outcome: { kind: 'code-first', position: waiting.position } };
  const [first] = found;
  if (!first) return { scans, outcome: { kind: 'other-piece' } };
  const line = found.find((one) => leftOf(one, scans) > 0);
  if (!line) return { scans, outcome: { kind: 'enough', position: first.position } };
  const { position } = line;
  return { scans: addPiece(scans, position), outcome: { kind: 'piece', position } };
}

/** A marking code belongs to the piece that waits for it. Without such a piece it is the piece as well. */
function scanCode(lines: readonly LineToScan[], scans: Scans, code: string): ReturnType<typeof scan> {
  const seen = scans.flatMap(({ codes }) => codes.map(pieceOf));
  if (seen.includes(pieceOf(code))) return { scans, outcome: { kind: 'code-twice' } };
  const named = lines.filter(({ barcode }) => barcode !== null && sameBarcode(barcode, gtinOf(code)));
  const waiting = awaitsCode(lines, scans);
  if (waiting) {
    const { position } = waiting;
    // A line with the same goods, such as a gift, has the same codes.
    if (named.length > 0 && !named.includes(waiting))
      return { scans, outcome: { kind: 'other-code', position } };
    const codes = [...scannedOf(scans, position).codes, code];
    return { scans: changeLine(scans, position, { codes }), outcome: { kind: 'code', position } };
  }
  const [first] = named;
  if (!first) return { scans, outcome: { kind: 'other-piece' } };
  const line = named.find((one) => leftOf(one, scans) > 0);
  if (!line) return { scans, outcome: { kind: 'enough', position: first.position } };
  const { position, requiresMarking } = line;
  const picked = addPiece(scans, position);
  // Pieces of goods that need no codes may carry one. The order does not keep it.
  if (!requiresMarking) return { scans: picked, outcome: { kind: 'piece', position } };
  const codes = [...scannedOf(scans, position).codes, code];
  return { scans: changeLine(picked, position, { codes }), outcome: { kind: 'code', position } };
}

/** Whether a text names the article of a line: its barcode, or its number in the shop. */
function isOf({ barcode, sku }: LineToScan, text: string): boolean {
  const [typed, scanned] = [text.trim(), inEnglishLayout(text.trim())];
  if (barcode !== null && (sameBarcode(barcode, typed) || sameBarcode(barcode, scanned))) return true;
  return [typed, scanned].some((one) => one.toLowerCase() === sku.toLowerCase());
}

/** Whether two barcodes are the same. A GTIN is written with 12, 13 or 14 digits, with zeros before it. */
const sameBarcode = (one: string, other: string): boolean => withoutZeros(one) === withoutZeros(other);

const withoutZeros = (barcode: string): string =>
  /^\d{8,14}$/.test(barcode) ? barcode.replace(/^0+/, '') : barcode;
