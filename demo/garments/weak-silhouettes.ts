/**
 * Silhouettes whose pictures do not convince yet, and why. The shop sells them, but the home page does not show
 * them, and listings begin with other goods. Remove a line when its pictures are redrawn.
 */
const weaknesses: Readonly<Partial<Record<string, string>>> = {
  puffer: 'The chambers are tyres, and the sleeves are sausages.',
  'men-puffer': 'The chambers are tyres, and the sleeves are sausages.',
  'kids-puffer': 'The chambers are tyres, and the shell shines.',
  parka: 'The hood stands upright without a head, with a black hole inside.',
  'leather-jacket': 'The zips are ribbons, and nothing closes the hem.',
  'jeans-wide': 'Pockets and fly are only drawn, and the cloth is as smooth as felt.',
  'shirt-dress': 'The slits at the sides are pale, with torn corners.',
  blouse: 'Stray folds at the shoulder, and the bust shines.',
  'blouse-sleeveless': 'There are twice as many pintucks on one side as on the other.',
  robe: 'The knot is an egg, and the ends of the belt are pasted on.',
  'kids-romper': 'The seam in the middle is wavy, and the placket does not meet the neckband.',
  scarf: 'It hangs from shoulders without a neck, like a vest.',
  gloves: 'The fingers look like rubber.',
  glasses: 'The frame is soft clay, and the hinges are lumps.',
  'glasses-cat': 'The frame is kinked at its corners.',
  pumps: 'There is a slit between heel and sole.',
};

/** Whether the pictures of a silhouette are weak. */
export const isWeak = (silhouette: string): boolean => Object.hasOwn(weaknesses, silhouette);
