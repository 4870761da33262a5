import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Size and spacing of a text. */
type Setting = {
  /** Font size in pixels. */
  size: number;
  /** Extra space after each letter, relative to the font size. */
  tracking: number;
};

/** The shop's own font in one weight. */
export type Face = {
  /** Width in pixels of a text set on one line, without the space after its last letter. */
  measure(text: string, setting: Setting): number;
  /**
   * The text as an SVG path whose baseline starts at the point `at`. Characters that the font lacks are
   * skipped.
   */
  draw(text: string, setting: Setting, at: { x: number; y: number }): string;
  /** Height of a capital letter relative to the font size. */
  capital: number;
};

/** Opens the font in a weight. */
export function openFace(weight: 400 | 500): Face {
  const fonts = ['cyrillic', 'latin'].map((script) =>
    create(readFileSync(new URL(`./commissioner-${script}-${weight}.woff2`, import.meta.url))),
  );
  const unit = fonts[0]?.unitsPerEm ?? 1000;

  /**
   * Calls `letter` for each letter with its position in font units. Returns the width of the text in pixels.
   */
  function set(text: string, { size, tracking }: Setting, letter?: (svg: string, x: number) => void): number {
    const space = tracking * unit;
    let x = 0;
    for (const { font, part } of runs(text.normalize('NFC'), fonts)) {
      const { glyphs, positions } = font.layout(part);
      for (const [place, { xAdvance, xOffset }] of positions.entries()) {
        letter?.(glyphs[place]?.path.toSVG() ?? '', x + xOffset);
        x += xAdvance + space;
      }
    }
    return (Math.max(0, x - space) * size) / unit;
  }

  return {
    capital: (fonts[0]?.capHeight ?? unit) / unit,
    measure: (text, setting) => set(text, setting),
    draw(text, setting, { x, y }) {
      const scale = setting.size / unit;
      const letters: string[] = [];
      set(text, setting, (svg, from) => {
        if (svg !== '') letters.push(`<path transform="translate(${from} 0)" d="${svg}"/>`);
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
    },
  };
}

/** Splits a text into runs of letters, each with the font that contains these letters. */
function runs(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const found: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
    if (!font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.part += letter;
    else found.push({ font, part: letter });
  }
  return found;
}
