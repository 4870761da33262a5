import { describe, expect, test } from 'vitest';
import { silhouettes } from '../../../demo/garments/silhouettes.ts';
import { sew } from '../cloth/sew.ts';
import { GARMENTS } from './index.ts';

/** Whether an edge may be much longer than the one it is sewn to: a skirt may be gathered into its bodice. */
const gathered = (piece: string, edge: string) => piece.startsWith('skirt') && edge === 'top';

describe.each(Object.entries(GARMENTS))('%s', (name, make) => {
  const garment = make();
  const { pieces, seams, blanks = [] } = garment.pattern;

  test('every garment belongs to a silhouette of the shop', () => {
    expect(silhouettes[name]).toBeDefined();
  });

  test('the seams of a garment join edges of about the same length', () => {
    const cloth = sew({ pieces, seams, spacing: 0.03 });
    const lengthOf = (piece: string, side: string) => {
      const sewn = cloth.pieces.get(piece);
      const points = (sewn?.edges.get(side) ?? []).map((point) => sewn?.points[point] ?? [0, 0]);
      return points
        .slice(1)
        .reduce(
          (sum, [x, y], index) =>
            sum + Math.hypot(x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)),
          0,
        );
    };
    for (const { piece, edge, to } of seams) {
      const ratio = lengthOf(piece, edge) / lengthOf(to.piece, to.edge);
      const most = gathered(piece, edge) ? 1.6 : 1.35;
      expect(Math.max(ratio, 1 / ratio), `${piece} ${edge} with ${to.piece} ${to.edge}`).toBeLessThan(most);
    }
  });

  test('the details of a garment are on existing pieces', () => {
    const known = [...pieces, ...blanks].map((piece) => piece.name);
    for (const { on } of [...garment.details, ...(garment.label ? [garment.label] : [])])
      expect(known).toContain(on);
  });
});
