/** Type declarations for the parts of fontkit that the shop uses, because the package has none. */
declare module 'fontkit' {
  export type Glyph = { path: { toSVG(): string } };
  export type GlyphRun = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
  export type Font = {
    unitsPerEm: number;
    capHeight: number;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
