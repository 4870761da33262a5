import type { Cloth } from '../cloth/sew.ts';

/**
 * Makes pieces narrower at a height, as a belt does, by a share of their width. The effect fades out within
 * `reach` metres above and below.
 */
export function cinch(
  { pieces, positions }: Cloth,
  names: readonly string[],
  { height, share, reach }: { height: number; share: number; reach: number },
): void {
  const vertices = new Set(names.flatMap((name) => [...(pieces.get(name)?.vertices ?? [])]));
  for (const vertex of vertices) {
    const at = vertex * 3;
    const away = ((positions[at + 1] ?? 0) - height) / reach;
    const kept = 1 - share * Math.exp(-away * away);
    positions[at] = (positions[at] ?? 0) * kept;
    positions[at + 2] = (positions[at + 2] ?? 0) * kept;
  }
}
