import { describe, expect, it } from 'vitest';
import {
  changeLine,
  isComplete,
  isNothingThere,
  type LineToScan,
  leftOf,
  removePiece,
  type ScanOutcome,
  type Scans,
  scan,
  scannedOf,
} from './scans.ts';

const dress = { position: 0, pieces: 2, barcode: '4600000000015', sku: 'PL-1-44', requiresMarking: false };
const boots = { position: 1, pieces: 1, barcode: '4601234567893', sku: 'BT-7-39', requiresMarking: true };
const lines: LineToScan[] = [dress, boots];
const CODE = '0104601234567893215abcdefghijk1';
const OTHER_CODE = '0104600000000015215abcdefghijk2';

/** Scans texts one after the other. Returns the last outcome, and the outcomes of all. */
function scanAll(texts: readonly string[], of: readonly LineToScan[] = lines, before: Scans = []) {
  let scans = before;
  const outcomes: ScanOutcome['kind'][] = [];
  let outcome: ScanOutcome | undefined;
  for (const text of texts) {
    ({ scans, outcome } = scan(of, scans, text));
    outcomes.push(outcome.kind);
  }
  return { scans, outcomes, outcome };
}

describe('scanning the pieces of an order', () => {
  it('scanning the pieces counts them, and a marked piece takes its code', () => {
    const { scans, outcomes } = scanAll(['4600000000015', '4600000000015', '4601234567893', CODE]);
    expect(outcomes).toEqual(['piece', 'piece', 'piece', 'code']);
    expect(isComplete(lines, scans)).toBe(true);
    expect(scannedOf(scans, 1).codes).toEqual([CODE]);
  });

  it('scanning a marking code alone counts the piece of its GTIN and keeps the code', () => {
    const { scans, outcomes } = scanAll([CODE]);
    expect(outcomes).toEqual(['code']);
    expect(scannedOf(scans, 1)).toMatchObject({ count: 1, codes: [CODE] });
  });

  it('scanning a code of goods that need none counts the piece and keeps no code', () => {
    const { scans, outcomes } = scanAll([OTHER_CODE]);
    expect(outcomes).toEqual(['piece']);
    expect(scannedOf(scans, 0)).toMatchObject({ count: 1, codes: [] });
  });

  it.each([
    ['a GTIN of 14 digits', '04600000000015'],
    ['the number of the article in small letters', 'pl-1-44'],
    ['the number of the article in the Russian layout', 'зд-1-44'],
    ['spaces around it', ' 4600000000015 '],
  ])('scanning finds a piece by %s', (_, text) => expect(scanAll([text]).outcome?.kind).toBe('piece'));

  it('scanning another piece, a piece too many and a code twice changes nothing', () => {
    const { scans } = scanAll(['4600000000015', '4600000000015', CODE]);
    for (const [text, kind] of [
      ['4609999999999', 'other-piece'],
      ['4600000000015', 'enough'],
      ['4601234567893', 'enough'],
      [CODE, 'code-twice'],
      [OTHER_CODE, 'enough'],
      ['0104609999999998215abcdefghijk1', 'misread'],
      ['0104601234567893', 'other-piece'],
      ['010460123456789321', 'misread'],
      ['что-то', 'other-piece'],
    ] as const) {
      const after = scan(lines, scans, text);
      expect(after.outcome.kind, text).toBe(kind);
      expect(after.scans).toBe(scans);
    }
  });

  it('scanning the next piece before the code of a marked one is refused, and so is the code of other goods', () => {
    expect(scanAll(['4601234567893', '4600000000015']).outcome).toEqual({ kind: 'code-first', position: 1 });
    expect(scanAll(['4601234567893', OTHER_CODE]).outcome).toEqual({ kind: 'other-code', position: 1 });
  });

  it('scanning takes a code with a GTIN that no line has for the piece that waits for one', () => {
    const remainder = '0102900000000001215abcdefghijk1';
    expect(scanAll(['4601234567893', remainder]).outcome).toEqual({ kind: 'code', position: 1 });
    expect(scanAll([remainder]).outcome?.kind).toBe('other-piece');
  });

  it('scanning fills a gift and a bought line of the same article one after the other', () => {
    const twins = [
      { ...dress, pieces: 1 },
      { ...dress, position: 1, pieces: 1 },
    ];
    const { scans, outcomes } = scanAll(['4600000000015', '4600000000015', '4600000000015'], twins);
    expect(outcomes).toEqual(['piece', 'piece', 'enough']);
    expect(twins.map(({ position }) => scannedOf(scans, position).count)).toEqual([1, 1]);
  });

  it('scanning the number of an order leads to that order, even while a code is awaited', () => {
    for (const text of ['В-123456-6', '1234566', 'd-123456-6'])
      expect(scanAll(['4601234567893', text]).outcome).toEqual({ kind: 'order', number: 'В-123456-6' });
  });

  it('scanning counts a piece that is missing as seen, and a piece taken back loses its code', () => {
    let scans = changeLine([], 0, { missing: 2 });
    scans = scanAll([CODE], lines, scans).scans;
    expect(isComplete(lines, scans)).toBe(true);
    expect(scan(lines, scans, '4600000000015').outcome.kind).toBe('enough');
    const back = removePiece(scans, 1);
    expect(leftOf(boots, back)).toBe(1);
    expect(scan(lines, back, CODE).outcome.kind).toBe('code');
    expect(isNothingThere(lines, changeLine(changeLine([], 0, { missing: 2 }), 1, { missing: 1 }))).toBe(
      true,
    );
    expect(isNothingThere(lines, scans)).toBe(false);
  });
});
