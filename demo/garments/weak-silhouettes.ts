/**
 * Silhouettes whose pictures do not convince yet, and why. The shop sells them, but the home page does not show
 * them. Remove a line when its pictures are redrawn.
 */
const weaknesses: Readonly<Partial<Record<string, string>>> = {
  'slip-dress': 'The satin has the gloss of latex, and the sides are wavy.',
  'slip-dress-short': 'The same cloth as the long slip dress.',
  shorts: 'The legs are a stiff block without folds.',
  gloves: 'The fingers look like rubber.',
  'jeans-straight': 'Two oval lights in place of fading, no folds at knee and hip.',
  'jeans-wide': 'Two oval lights in place of fading, no folds at knee and hip.',
  glasses: 'The lenses neither reflect nor let light through.',
  'puffer-vest': 'The shell shines like a bin bag.',
  'men-puffer': 'The shell shines, and the chambers are tyres.',
  'kids-puffer': 'The shell shines, and the chambers are tyres.',
  necklace: 'The chain ends in mid-air.',
  parka: 'The hood stands upright without a head, with a black hole inside.',
  'men-parka': 'The hood stands upright without a head, with a black hole inside.',
  'denim-skirt': 'The denim is as flat as cardboard.',
  tank: 'The jersey has no seams and no fall.',
};

/** Whether the pictures of a silhouette are weak. */
export const isWeak = (silhouette: string): boolean => Object.hasOwn(weaknesses, silhouette);
