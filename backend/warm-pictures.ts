import type { Home, HomeSection } from '#contract/client/client.schemas.ts';
import { denseScreen } from '#shared/web/picture-widths.ts';
import { popularCovers } from './catalog/popular-covers.ts';
import { getHome } from './content/home.ts';
import type { Deps } from './deps.ts';
import type { Pictures } from './media/pictures/pictures.ts';
import { loggedCause } from './platform/log/logged-cause.ts';

/**
 * The screens for which pictures are drawn in advance: width of the browser window in CSS pixels, and pixel
 * densities.
 */
const PHONE = { width: 390, densities: [2, 3] };
const DESKTOP = { width: 1440, densities: [1] };

type Picture = { template: string; widths: readonly number[] };

/**
 * How wide a picture is, as a share of the window's width from 0 to 1. Must match the `sizes` in
 * src/features/content.
 */
type Share = { phone: number; desktop: number };

const shares = {
  hero: { phone: 1, desktop: 1 },
  story: { phone: 1, desktop: 0.6 },
  look: { phone: 1, desktop: 0.67 },
  collections: { phone: 0.5, desktop: 0.25 },
  departments: { phone: 60 / PHONE.width, desktop: 0.35 },
  promotions: { phone: 96 / PHONE.width, desktop: 0.17 },
} as const satisfies Record<string, Share>;

/**
 * URLs of the pictures in the home page's scenes, from top to bottom, in the widths for phones and laptops.
 * Only AVIF files are listed, because all current browsers request them.
 */
export function homeScenes({ hero, sections }: Home): string[] {
  const all = [
    ...(hero ? cuts(hero.scene.wide, hero.scene.narrow, shares.hero) : []),
    ...sections.flatMap(scenesOf),
  ];
  return [...new Set(all)];
}

function scenesOf(section: HomeSection): string[] {
  switch (section.kind) {
    case 'story':
      return cuts(section.scene, section.scene, shares.story);
    case 'look':
      return cuts(section.scene.wide, section.scene.narrow, shares.look);
    case 'collections':
    case 'promotions':
      return section.campaigns.flatMap(({ picture }) => cuts(picture, picture, shares[section.kind]));
    case 'departments':
      return section.departments.flatMap(({ picture }) => cuts(picture, picture, shares.departments));
    default:
      return [];
  }
}

const cuts = (wide: Picture, narrow: Picture, share: Share): string[] => [
  ...addresses(wide, DESKTOP, share.desktop),
  ...addresses(narrow, PHONE, share.phone),
];

/**
 * URLs of the files that browsers choose: the narrowest one that need not be enlarged, or the widest one if
 * all are too narrow.
 */
function addresses(
  { template, widths }: Picture,
  { width, densities }: typeof PHONE,
  share: number,
): string[] {
  return densities.flatMap((density) => {
    const wanted = width * density * (share === 1 && density >= denseScreen.from ? denseScreen.share : share);
    const chosen = widths.find((one) => one >= wanted) ?? widths.at(-1);
    return chosen === undefined
      ? []
      : template.replace('{width}', String(chosen)).replace('{format}', 'avif');
  });
}

/**
 * How wide the picture of a product card is, as a share of the window's width, as in src/features/catalog.
 */
const CARD: Share = { phone: 0.5, desktop: 0.25 };

/**
 * Maximum number of colours whose card pictures are drawn in advance. In a larger shop, the others are drawn
 * when they are requested.
 */
const MAX_CARDS = 2000;

/** URLs of the pictures on product cards in the widths for phones and laptops, grouped by colour. */
export const cardPictures = (covers: readonly Picture[]): string[] => [
  ...new Set(covers.flatMap((cover) => cuts(cover, cover, CARD))),
];

/**
 * Draws the scenes of the home page and then the pictures on product cards, before the first visitor comes.
 * Resolves when all are drawn; never rejects.
 */
export async function warmPictures(
  { clock, logger, ...parts }: Pick<Deps, 'db' | 'goods' | 'clock' | 'logger'>,
  pictures: Pick<Pictures, 'warm'>,
): Promise<void> {
  try {
    await pictures.warm(homeScenes(await getHome(parts, clock())));
    const cards = cardPictures(await popularCovers(parts.db, MAX_CARDS));
    const before = performance.now();
    await pictures.warm(cards);
    const ms = Math.round(performance.now() - before);
    logger.info({ files: cards.length, ms }, 'the pictures of all cards are ready');
  } catch (error) {
    logger.error({ cause: loggedCause(error) }, 'not all pictures could be prepared');
  }
}
