import type { ParcelItem } from '../../delivery/base/shipments.ts';

type PackedLine = {
  sku: string;
  name: string;
  size: string;
  /** Number of pieces of this line in the parcel. */
  pieces: number;
  /** Price of all these pieces together, in kopecks. */
  total: number;
  vatRate: number;
  marks: readonly string[];
};

/**
 * Splits order lines into the items of a parcel, gifts included. Carriers expect a price per piece. If the
 * total of a line cannot be divided evenly, it becomes two items whose prices differ by one kopeck. A piece
 * with a marking code is a separate item.
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
