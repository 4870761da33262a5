import { type Scans, scannedOf } from '#shared/packing/scans.ts';
import type { FieldError, OrderPacking, OrderToPack } from '../api/index.ts';

/** The call that packs an order as it was scanned. Lines without codes and with all pieces are not named. */
export function packingRequest({ version, lines }: OrderToPack, scans: Scans): OrderPacking {
  const special = lines.flatMap(({ position }) => {
    const { missing, codes } = scannedOf(scans, position);
    return missing > 0 || codes.length > 0 ? [{ position, missing, codes: [...codes] }] : [];
  });
  return special.length > 0 ? { version, lines: special } : { version };
}

/** The codes that the shop has refused, with its words. */
export function refusedCodes(
  { lines = [] }: OrderPacking,
  errors: readonly FieldError[],
): { position: number; code: string; message: string }[] {
  return errors.flatMap(({ pointer = '', message }) => {
    const [, place, index] = /^\/lines\/(\d+)\/codes\/(\d+)$/.exec(pointer) ?? [];
    const line = lines[Number(place)];
    const code = line?.codes?.[Number(index)];
    return line && code !== undefined ? [{ position: line.position, code, message }] : [];
  });
}
