import { getHome, getListing, getProduct, getStore } from '#contract/sdk/sdk.gen.ts';
import type { Api } from './api-client.ts';

/** The content of a picture for a shared link (backend/media/pictures/scenes/share-card.ts). */
export type SharedPage = { title: string; caption: string; picture: string | null } & ShownBrand;

/** The brand data of the shop: the name, and the text colour if a brand kit sets one. */
export type ShownBrand = { brand: string; ink?: string | undefined };

/**
 * Widths in pixels at which a picture for a shared link shows a picture of goods and a picture of a scene.
 */
const GOODS = 640;
const SCENE = 1200;

/**
 * Reads the data of a shared page from the API. The page is `product/{productUrl}`, `listing/{path}`,
 * `store/{code}` or `shop`.
 * @returns an error status if the page does not exist or the API fails
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

/** The URL of the narrowest file that is wide enough, or of the widest file if none is. */
function addressOf(
  picture: { template: string; widths: number[] } | undefined,
  width: number,
): string | null {
  if (!picture) return null;
  const chosen = picture.widths.find((one) => one >= width) ?? Math.max(...picture.widths);
  return picture.template.replace('{width}', String(chosen)).replace('{format}', 'webp');
}
