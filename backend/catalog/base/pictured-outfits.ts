/** One garment of an outfit: a model in one colour. */
export type PicturedPiece = { groupId: string; variantId: string };

/** The outfits that pictures of products show. A product page offers the goods in its outfit picture. */
export type PicturedOutfits = {
  /** The other goods in the outfit picture of a colour; empty if the colour has no outfit picture. */
  piecesOf(variantId: string): readonly PicturedPiece[];
  /** Whether a gallery picture shows an outfit; `template` is its URL template. */
  isOutfit(template: string): boolean;
};
