/**
 * Silhouettes whose pictures do not convince yet, and why. The shop sells them, but the home page does not show
 * them. Remove a line when its pictures are redrawn.
 */
const weaknesses: Readonly<Partial<Record<string, string>>> = {
  'slip-dress': 'The satin has the gloss of latex, and the sides are wavy.',
  gloves: 'The fingers look like rubber.',
  'jeans-wide': 'Two oval lights in place of fading, no folds at knee and hip.',
  'men-puffer': 'The shell shines, and the chambers are tyres.',
  'kids-puffer': 'The shell shines, and the chambers are tyres.',
  parka: 'The hood stands upright without a head, with a black hole inside.',
  'men-parka': 'The hood stands upright without a head, with a black hole inside.',
  'denim-skirt': 'The denim is as flat as cardboard.',
  tank: 'The jersey has no seams and no fall.',
};

/** Whether the pictures of a silhouette are weak. */
export const isWeak = (silhouette: string): boolean => Object.hasOwn(weaknesses, silhouette);
