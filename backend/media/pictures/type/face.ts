import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** How a text is set: font size and letter spacing. */
type Setting = {
  /** Font size in pixels. */
  size: number;
  /** Extra space after each letter, as a share of the font size. */
  tracking: number;
};

/** The shop's own font in one weight. */
export type Face = {
  /** Width in pixels of a text on one line. The extra space after its last letter is not included. */
  measure(text: string, setting: Setting): number;
  /**
   * The text as an SVG path; its baseline starts at `at`. Characters that the font does not have are skipped.
   */
  draw(text: string, setting: Setting, at: { x: number; y: number }): string;
  /** Height of capital letters as a share of the font size. */
  capital: number;
};

/** Opens the shop's font in a weight. */
export function openFace(weight: 400 | 500): Face {
  const fonts = ['cyrillic', 'latin'].map((script) =>
    create(readFileSync(new URL(`./commissioner-${script}-${weight}.woff2`, import.meta.url))),
  );
  const unit = fonts[0]?.unitsPerEm ?? 1000;

  /**
   * Calls `letter` for each letter with its SVG path and its position in font units. Returns the width of the
   * text in pixels.
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

/**
 * The font is split into several files. Splits a text into parts, each with the file that contains its
 * letters.
 */
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
