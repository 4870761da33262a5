import type { ParcelItem } from '../../delivery/base/shipments.ts';

type PackedLine = {
  sku: string;
  name: string;
  size: string;
  /** Pieces that are in the parcel. */
  pieces: number;
  /** Kopecks for all of them. */
  total: number;
  vatRate: number;
  marks: readonly string[];
};

/**
 * The pieces of a parcel, gifts included. A carrier knows unit prices only, so a total that does not divide by the pieces
 * becomes two items a kopeck apart; a piece with a marking code is an item of its own.
 */
export function parcelItems(lines: readonly PackedLine[]): ParcelItem[] {
  return lines.flatMap(({ sku, name, size, pieces, total, vatRate, marks }) => {
    const floor = Math.floor(total / pieces);
    const cheaper = pieces - (total - floor * pieces);
    const facts = { sku, name: `${name}, ${size}`, vatRate };
    const marked = marks.map((mark, place) => ({
      ...facts,
      pieces: 1,
      unitPrice: place < cheaper ? floor : floor + 1,
      mark,
    }));
    const plain = [
      { pieces: Math.max(0, cheaper - marks.length), unitPrice: floor },
      { pieces: pieces - Math.max(cheaper, marks.length), unitPrice: floor + 1 },
    ];
    return [
      ...marked,
      ...plain.filter((one) => one.pieces > 0).map((one) => ({ ...facts, ...one, mark: null })),
    ];
  });
}
