/** One garment of an outfit: a model in one colour. */
export type PicturedPiece = { groupId: string; variantId: string };

/** The outfits that product pictures show. A product page offers the goods of the outfit in its picture. */
export type PicturedOutfits = {
  /**
   * The goods that the outfit picture of a colour shows, without that colour itself; empty if the colour has
   * no such picture.
   */
  piecesOf(variantId: string): readonly PicturedPiece[];
  /** Whether a picture in a gallery shows an outfit. `template` is the URL template of the picture. */
  isOutfit(template: string): boolean;
};
