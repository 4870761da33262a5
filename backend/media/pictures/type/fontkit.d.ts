/** Types for the used part of fontkit, because fontkit has no type declarations. */
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
