import { getHome, getListing, getProduct, getStore } from '#contract/sdk/sdk.gen.ts';
import type { Api } from './api-client.ts';

/**
 * What the preview picture of a shared link shows (backend/media/pictures/scenes/share-card.ts). `picture` is
 * a URL.
 */
export type SharedPage = { title: string; caption: string; picture: string | null } & ShownBrand;

/** Name of the shop, and CSS colour of its text if a brand kit sets one. */
export type ShownBrand = { brand: string; ink?: string | undefined };

/** In a preview picture: widths in pixels of a picture of goods, and of a picture of a scene. */
const GOODS = 640;
const SCENE = 1200;

/**
 * Reads from the API what the preview of a page shows. `page` is `product/{productUrl}`, `listing/{path}`,
 * `store/{code}` or `shop`.
 * @returns an HTTP status if the page does not exist or the API fails
 */
export async function readSharedPage(
  subject: string,
  { api, ...shown }: { api: ReturnType<Api> } & ShownBrand,
): Promise<SharedPage | number> {
  const [, kind, name = ''] = /^(product|listing|store)\/(.+)$/.exec(subject) ?? [];
  if (kind === 'product') {
    const { data, response } = await getProduct({ ...api, path: { productUrl: name } });
    if (!data) return failure(response);
    const { name: title, colour, pictures } = data;
    return { ...shown, title, caption: colour.displayValue, picture: addressOf(pictures[0], GOODS) };
  }
  if (kind === 'listing') {
    const { data, response } = await getListing({ ...api, query: { ...api.query, path: name } });
    if (!data) return failure(response);
    const { title, breadcrumbs, items } = data;
    const [department] = breadcrumbs.slice(0, -1);
    return { ...shown, title, caption: department?.name ?? '', picture: addressOf(items[0]?.picture, GOODS) };
  }
  if (kind === 'store') {
    const { data, response } = await getStore({ ...api, path: { code: name } });
    if (!data) return failure(response);
    const { name: title, cityName, address, pictures } = data;
    const caption = `${cityName}, ${address}`;
    return { ...shown, title, caption, picture: addressOf(pictures[0], SCENE) };
  }
  const { data, response } = await getHome(api);
  if (!data) return failure(response);
  return { ...shown, title: '', caption: '', picture: addressOf(data.hero?.scene.wide, SCENE) };
}

const failure = (response: Response | undefined) => ((response?.status ?? 503) >= 500 ? 503 : 404);

/**
 * URL of the narrowest file that is at least as wide as needed; if none is wide enough, of the widest file.
 */
function addressOf(
  picture: { template: string; widths: number[] } | undefined,
  width: number,
): string | null {
  if (!picture) return null;
  const chosen = picture.widths.find((one) => one >= width) ?? Math.max(...picture.widths);
  return picture.template.replace('{width}', String(chosen)).replace('{format}', 'webp');
}
