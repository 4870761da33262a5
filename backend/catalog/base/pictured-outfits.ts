/** A piece of an outfit: a colour of a model. */
export type PicturedPiece = { groupId: string; variantId: string };

/** The outfits that pictures of products show. The pictured goods are offered with the product. */
export type PicturedOutfits = {
  /** The pieces in the outfit picture of a colour besides that colour itself; none without such a picture. */
  piecesOf(variantId: string): readonly PicturedPiece[];
  /** Whether a picture of a gallery shows an outfit, by its address. */
  isOutfit(template: string): boolean;
};
