import sharp, { type OverlayOptions } from 'sharp';
import { type Face, openFace } from '../type/face.ts';
import { cutLines, isWhole, wrap } from '../type/wrap.ts';

/** What the preview picture for a shared link shows. All texts are plain text, without markup. */
export type ShareCard = {
  brand: string;
  /** Title of the page; '' if the link leads to the shop itself. */
  title: string;
  /** A short text under the title, such as a colour or a number of goods; '' if there is no caption. */
  caption: string;
  /** An encoded picture for the card, 3:4 or wider; null if the page has none. */
  picture: Uint8Array | null;
  /** Colour of the text, such as `#161514`. Default: Vitrina's own. */
  ink?: string | undefined;
};

/** Width of the preview picture in pixels. Services that show previews expect this size. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Width in pixels of the picture of goods at the right edge. It keeps its proportions. */
const GOODS_WIDTH = 472;
const MARGIN = 64;
const SHOP_INK = '#161514';
const INK_2 = '#5f5b55';
const QUALITY = 86;
const CAPTION = 28;

/**
 * Font sizes for the title, largest first. The first size in which the title fits without breaking words is
 * used.
 */
const TITLES = [
  { size: 72, lines: 3 },
  { size: 62, lines: 4 },
  { size: 52, lines: 5 },
];

let faces: { text: Face; strong: Face } | undefined;

/**
 * Draws the preview picture for a shared link. For a page, text is next to the goods. For the shop itself,
 * the wordmark is below a scene.
 */
export async function composeShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  faces ??= { text: openFace(400), strong: openFace(500) };
  const { picture, words } = card.title === '' ? shopLayout(card, faces) : pageLayout(card, faces);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${words}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (card.picture && picture) {
    const { left, top, width, height } = picture;
    const input = await sharp(card.picture)
      .resize(width, height, { fit: 'cover', position: 'top' })
      .toBuffer();
    layers.unshift({ input, left, top });
  }
  const paper = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create: paper })
    .composite(layers)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

type Faces = NonNullable<typeof faces>;
type Layout = { words: string; picture?: { left: number; top: number; width: number; height: number } };

/**
 * The layout for a page: the wordmark at the top, title and caption at the bottom, all left-aligned; the
 * goods on the right.
 */
function pageLayout(
  { brand, title, caption, picture, ink = SHOP_INK }: ShareCard,
  { text, strong }: Faces,
): Layout {
  const width = WIDTH - MARGIN * 2 - (picture ? GOODS_WIDTH : 0);
  const { lines, size } = fitTitle(title, width, text);
  const setting = { size, tracking: -0.022 };
  const leading = Math.round(size * 1.1);
  const captionSetting = { size: CAPTION, tracking: 0 };
  const foot = HEIGHT - MARGIN - (caption ? CAPTION + 30 : 0);
  const words = [
    filled(wordmark(brand, strong, 32, { x: MARGIN, y: MARGIN + 23 }), ink),
    ...lines.map((line, place) =>
      filled(
        text.draw(line, setting, {
          x: MARGIN - size * 0.04,
          y: foot - (lines.length - 1 - place) * leading,
        }),
        ink,
      ),
    ),
    caption && filled(text.draw(caption, captionSetting, { x: MARGIN, y: HEIGHT - MARGIN }), INK_2),
  ].join('');
  const goods = { left: WIDTH - GOODS_WIDTH, top: 0, width: GOODS_WIDTH, height: HEIGHT };
  return { words, picture: goods };
}

/**
 * The layout for the shop itself: the wordmark centred on a strip of paper below a scene. Without a scene, it
 * is in the centre of the picture.
 */
function shopLayout({ brand, picture, ink = SHOP_INK }: ShareCard, { strong }: Faces): Layout {
  const strip = picture ? 118 : HEIGHT;
  let size = picture ? 46 : 84;
  while (size > 20 && wordmarkWidth(brand, strong, size) > WIDTH - MARGIN * 2) size -= 2;
  const x = (WIDTH - wordmarkWidth(brand, strong, size)) / 2;
  const y = HEIGHT - (strip - size * strong.capital) / 2;
  const words = filled(wordmark(brand, strong, size, { x, y }), ink);
  return { words, picture: { left: 0, top: 0, width: WIDTH, height: HEIGHT - strip } };
}

/** Breaks a title into lines of at most `width` pixels. Returns the lines and the font size in pixels. */
export function fitTitle(title: string, width: number, face: Face): { lines: string[]; size: number } {
  const tries = TITLES.map(({ size, lines: most }) => {
    const lines = wrap(title, width, (line) => face.measure(line, { size, tracking: -0.022 }));
    return { lines: cutLines(lines, most), size, fits: lines.length <= most };
  });
  const fitting = tries.filter(({ fits }) => fits);
  return (
    fitting.find(({ lines }) => isWhole(title, lines)) ?? fitting[0] ?? tries.at(-1) ?? { lines: [], size: 0 }
  );
}

const WORDMARK_TRACKING = 0.2;

const wordmark = (brand: string, face: Face, size: number, at: { x: number; y: number }) =>
  face.draw(brand.toUpperCase(), { size, tracking: WORDMARK_TRACKING }, at);

const wordmarkWidth = (brand: string, face: Face, size: number) =>
  face.measure(brand.toUpperCase(), { size, tracking: WORDMARK_TRACKING });

const filled = (paths: string, colour: string) => `<g fill="${colour}">${paths}</g>`;
