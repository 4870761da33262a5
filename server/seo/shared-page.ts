import { pathWith } from '#shared/web/operation-paths.ts';
import { operations } from '../../src/generated/operations.ts';
import type { AskApi } from './ask-api.ts';

/** What the picture of a shared link shows (backend/media/pictures/scenes/share-card.ts). */
export type SharedPage = { brand: string; title: string; caption: string; picture: string | null };

type Picture = { template: string; widths: number[] };
type Product = { name: string; colour: { displayValue: string }; pictures: Picture[] };
type Listing = { title: string; breadcrumbs: { name: string }[]; items: { picture: Picture }[] };
type Home = { hero: { scene: { wide: Picture } } | null };

/** Widths that the pictures are shown at, in pixels. */
const GOODS = 640;
const SCENE = 1200;

/**
 * What the API says of a page that is shared: of `product/{productUrl}`, `listing/{path}` or `shop`.
 * @returns the status to answer instead when there is no such page or no answer
 */
export async function readSharedPage(
  subject: string,
  { ask, requestId, brand }: { ask: AskApi; requestId: string; brand: string },
): Promise<SharedPage | number> {
  const [, kind = 'shop', name = ''] = /^(product|listing)\/(.+)$/.exec(subject) ?? [];
  const response = await askFor(kind, name, ask, requestId);
  if (!response.ok) return response.status >= 500 ? 503 : 404;
  const answer: unknown = await response.json();
  if (kind === 'product') {
    const { name: title, colour, pictures } = answer as Product;
    return { brand, title, caption: colour.displayValue, picture: addressOf(pictures[0], GOODS) };
  }
  if (kind === 'listing') {
    const { title, breadcrumbs, items } = answer as Listing;
    const [department] = breadcrumbs.slice(0, -1);
    const picture = addressOf(items[0]?.picture, GOODS);
    return { brand, title, caption: department?.name ?? '', picture };
  }
  return { brand, title: '', caption: '', picture: addressOf((answer as Home).hero?.scene.wide, SCENE) };
}

function askFor(kind: string, name: string, ask: AskApi, requestId: string): Promise<Response> {
  if (kind === 'product') return ask(pathWith(operations.getProduct.path, { productUrl: name }), requestId);
  if (kind === 'listing') return ask(operations.getListing.path, requestId, { path: name });
  return ask(operations.getHome.path, requestId);
}

/** The narrowest file that is not enlarged, or the widest there is. */
function addressOf(picture: Picture | undefined, width: number): string | null {
  if (!picture) return null;
  const chosen = picture.widths.find((one) => one >= width) ?? Math.max(...picture.widths);
  return picture.template.replace('{width}', String(chosen)).replace('{format}', 'webp');
}
