import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Filters } from '../facets/choose.ts';
import { createReach } from '../facets/colour-tests.ts';
import { toConditions } from '../facets/conditions.ts';
import { audience } from '../language/words/audience.ts';
import type { Reading } from './reading/reading.ts';

type Chosen = { reading: Reading; filters: Filters };

/**
 * Creates a test for sizes in letters, which depend on the audience: 44 is S for women, but XS for men. The
 * test checks whether a colour has the size for its own audience in stock. Undefined if the query has no such
 * size.
 */
export function ownSizeTest(
  snapshot: GoodsSnapshot,
  choices: readonly Chosen[],
): ((variant: number) => boolean) | undefined {
  if (!choices.some(({ reading }) => reading.sizesFor)) return undefined;
  const { groupOf, sizes, words } = snapshot;
  const reachFor = (whom: 'women' | 'men') => {
    const size = choices.flatMap(({ reading, filters }) => reading.sizesFor?.[whom] ?? filters.size ?? []);
    // A size that no goods have is left out. An empty condition would otherwise match any size.
    if (size.length === 0) return undefined;
    return createReach(
      snapshot,
      toConditions(snapshot, { size }, () => true),
      null,
    );
  };
  const [women, men] = [reachFor('women'), reachFor('men')];
  return (variant) => {
    const group = groupOf[variant] ?? 0;
    const adults = (words.audiences[group] ?? 0) & (audience.women | audience.men);
    if (adults === 0 || adults === (audience.women | audience.men)) return true;
    const reach = adults === audience.women ? women : men;
    return reach?.fits(variant, sizes.scaleOf[group] ?? 0) ?? false;
  };
}
