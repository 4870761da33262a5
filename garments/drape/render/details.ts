import sharp from 'sharp';
import type { Point } from '../cloth/geometry.ts';

/** A line on the flat cloth. It is drawn as a relief or, if it has a colour of its own, as a mark. */
export type Detail = {
  /** Name of the piece or blank whose flat coordinates the line has. */
  on: string;
  line: readonly Point[];
  /**
   * `seam` is a groove, `band` a hem of double cloth, `raised` an area of double cloth, `stitch` a row of
   * stitches, `wear` a worn place.
   */
  kind: 'seam' | 'stitch' | 'band' | 'raised' | 'wear';
  /** Width of the line in metres. */
  width?: number;
  /** Strength of the effect, 0 to 1. */
  strength?: number;
  closed?: boolean;
};

export type Label = { on: string; middle: Point; width: number; height: number };

const SIZE = 4096;

/**
 * Draws two pictures of a whole sheet of cloth: the height map, and the marks (stitches in red, wear in
 * green, label in blue).
 */
export async function drawDetails(
  details: readonly Detail[],
  label: Label | undefined,
  originOf: (name: string) => Point,
  sheet: number,
  files: { heights: string; marks: string },
): Promise<void> {
  const scale = SIZE / sheet;
  const onSheet = (name: string, [x, y]: Point): Point => {
    const [left, bottom] = originOf(name);
    return [(x + left) * scale, SIZE - (y + bottom) * scale];
  };
  const paths = details.map((detail) => ({
    ...detail,
    path: `M${detail.line
      .map((point) =>
        onSheet(detail.on, point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}${detail.closed ? 'Z' : ''}`,
  }));
  const layer = (draw: (path: Path, scale: number) => string) =>
    paths.map((detail) => draw(detail, scale)).join('');
  const marks = paths.map((detail) => markOf(detail, scale)).join('');
  // Grooves are blurred after drawing. A blur filter in the SVG would not draw lines that are exactly
  // horizontal or vertical.
  const grooves = await sharp(sheetOf(layer(grooveOf), '#fff'))
    .blur(0.0007 * scale)
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(sheetOf(layer(raiseOf), '#808080'))
    .composite([{ input: grooves, blend: 'multiply' }, { input: sheetOf(layer(threadOf)) }])
    .greyscale()
    .png({ compressionLevel: 3 })
    .toFile(files.heights);
  await sharp(sheetOf(worn(scale) + marks + labelOf(label, onSheet, scale), '#000'))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toFile(files.marks);
}

type Path = Detail & { path: string };

const line = (path: string, colour: string, opacity: number, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"${more}/>`;

const dashes = (scale: number) => ` stroke-dasharray="${0.0034 * scale} ${0.0014 * scale}"`;

function raiseOf({ kind, path, width = 0.002, strength }: Path, scale: number): string {
  if (kind === 'band') return line(path, '#fff', strength ?? 0.22, width * scale);
  return kind === 'raised' ? `<path d="${path}" fill="#fff" fill-opacity="${strength ?? 0.35}"/>` : '';
}

const threadOf = ({ kind, path }: Path, scale: number): string =>
  kind === 'stitch' ? line(path, '#fff', 0.8, 0.0011 * scale, dashes(scale)) : '';

/** SVG of the groove along a seam, or of the threads of a row of stitches. */
function grooveOf({ kind, path, width = 0.002, strength }: Path, scale: number): string {
  if (kind === 'seam') return line(path, '#000', strength ?? 0.95, width * scale);
  return kind === 'stitch' ? line(path, '#000', 0.45, 0.0026 * scale) : '';
}

function markOf({ kind, path, width, strength }: Path, scale: number): string {
  if (kind === 'stitch') return line(path, '#f00', 1, (width ?? 0.0013) * scale, dashes(scale));
  if (kind === 'wear')
    return `<path d="${path}" fill="#0f0" fill-opacity="${strength ?? 0.6}" filter="url(#worn)"/>`;
  return '';
}

function labelOf(label: Label | undefined, onSheet: (name: string, point: Point) => Point, scale: number) {
  if (!label) return '';
  const { on, middle, width, height } = label;
  const [x, y] = onSheet(on, [middle[0] - width / 2, middle[1] + height / 2]);
  return `<rect x="${x}" y="${y}" width="${width * scale}" height="${height * scale}" fill="#00f"/>`;
}

const worn = (scale: number) =>
  `<defs><filter id="worn" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${0.03 * scale}"/></filter></defs>`;

/** Wraps a drawing into an SVG of the size of the sheet, with a background colour or transparent. */
const sheetOf = (drawing: string, background = 'none'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="${background}"/>${drawing}</svg>`,
  );
