import * as sdk from '../../src/generated/sdk/sdk.gen';
import type { Product } from '../../src/generated/sdk/types.gen';
import type { Shopper } from './shopper.ts';

export type OperationId = keyof typeof sdk;

const PASSWORD = 'lipovyy-chay-1986';

/** Of an article, a variant or anything else that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** A promo code that every shop of the tests knows. */
const PROMO_CODE = 'ZIMA10';

/** Does what has to come before and returns the call itself, which then succeeds. */
type Prepare = (shopper: Shopper) => Promise<() => Promise<unknown>>;

/** A fresh address each time: an account is made once. */
const newAddress = () => `anna-${crypto.randomUUID().slice(0, 8)}@example.ru`;

const registration = (email: string) => ({
  firstName: 'Анна',
  email,
  password: PASSWORD,
  personalDataConsent: true as const,
  marketingConsent: false,
});

export async function becomeGuest(shopper: Shopper): Promise<void> {
  await sdk.createGuestIdentity(shopper.with());
}

/** Registers without confirming. Answers the address. */
export async function registerOnly(shopper: Shopper): Promise<string> {
  const email = newAddress();
  await sdk.register({ ...shopper.with(), body: registration(email) });
  return email;
}

/** Makes a confirmed account and signs in to it. Answers the address. */
export async function becomeUser(shopper: Shopper): Promise<string> {
  const email = await registerOnly(shopper);
  const token = await shopper.target.confirmationSecret(email);
  await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  return email;
}

export function credentials(login: string, password = PASSWORD) {
  return { login, password };
}

/** Every model of the shop in the colour that its listing shows, by way of its menu. */
export async function* walkProducts(shopper: Shopper): AsyncGenerator<Product> {
  const navigation = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
  const seen = new Set<string>();
  for (const { path, productCount } of navigation.data.categories) {
    if (productCount === 0) continue;
    const call = shopper.with();
    for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
      const query = { ...call.query, path, page };
      const listing = await sdk.getListing({ ...call, query, throwOnError: true });
      totalPages = listing.data.totalPages;
      for (const { productUrl } of listing.data.items) {
        if (seen.has(productUrl)) continue;
        seen.add(productUrl);
        const product = await sdk.getProduct({ ...shopper.with(), path: { productUrl }, throwOnError: true });
        yield product.data;
      }
    }
  }
}

type ArticleState = 'IN_STOCK' | 'SOLD_OUT';

/** Articles in the wanted state. @throws Error when the whole shop has fewer */
export async function findArticles(shopper: Shopper, state: ArticleState, count: number): Promise<string[]> {
  const found = new Set<string>();
  for await (const { articles } of walkProducts(shopper)) {
    for (const article of articles) if (article.state === state) found.add(article.articleId);
    if (found.size >= count) return [...found].slice(0, count);
  }
  throw new Error(`Only ${found.size} articles are ${state}`);
}

export async function findArticle(shopper: Shopper, state: ArticleState): Promise<string> {
  const [articleId = ''] = await findArticles(shopper, state, 1);
  return articleId;
}

/** One valid call of every operation. A new operation fails the type check until it has one. */
export const validCalls: Record<OperationId, Prepare> = {
  async getSession(shopper) {
    await becomeUser(shopper);
    return () => sdk.getSession(shopper.with());
  },
  async deleteSession(shopper) {
    await becomeUser(shopper);
    return () => sdk.deleteSession(shopper.with());
  },
  async login(shopper) {
    const email = await becomeUser(shopper);
    shopper.tokens = { access: undefined, refresh: undefined };
    return () => sdk.login({ ...shopper.with(), body: credentials(email) });
  },
  async register(shopper) {
    return () => sdk.register({ ...shopper.with(), body: registration(newAddress()) });
  },
  async confirmRegistration(shopper) {
    const token = await shopper.target.confirmationSecret(await registerOnly(shopper));
    return () => sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  },
  async getUserIdentity(shopper) {
    await becomeGuest(shopper);
    return () => sdk.getUserIdentity(shopper.with());
  },
  async logout(shopper) {
    await becomeUser(shopper);
    return () => sdk.logout(shopper.with());
  },
  async refreshTokens(shopper) {
    await becomeGuest(shopper);
    return () => sdk.refreshTokens(shopper.with());
  },
  async createGuestIdentity(shopper) {
    return () => sdk.createGuestIdentity(shopper.with());
  },
  async getMyAccount(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyAccount(shopper.with());
  },
  async getCart(shopper) {
    await becomeGuest(shopper);
    const call = shopper.with();
    return () => sdk.getCart({ ...call, query: { ...call.query, extendByMindbox: true } });
  },
  async applyCartActions(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    return () =>
      sdk.applyCartActions({
        ...shopper.with(),
        body: { items: [{ action: 'ADD', articleId, quantity: 1, isGift: false }] },
      });
  },
  async getWishlistPage(shopper) {
    await becomeGuest(shopper);
    await putOnWishlist(shopper, await findArticle(shopper, 'IN_STOCK'));
    return () =>
      sdk.getWishlistPage({ ...shopper.with(), body: { page: 1, size: 24, sort: 'added', filter: 'all' } });
  },
  async removeFromWishlist(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    await putOnWishlist(shopper, articleId);
    return () => sdk.removeFromWishlist({ ...shopper.with(), path: { articleId } });
  },
  async getWishlistItems(shopper) {
    await becomeGuest(shopper);
    await putOnWishlist(shopper, await findArticle(shopper, 'SOLD_OUT'));
    return () => sdk.getWishlistItems(shopper.with());
  },
  async addToWishlist(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    return () => putOnWishlist(shopper, articleId);
  },
  async getNavigation(shopper) {
    return () => sdk.getNavigation(shopper.with());
  },
  async getListing(shopper) {
    const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
    const path = data.categories.find(({ productCount }) => productCount > 0)?.path ?? '';
    const call = shopper.with();
    const query = { ...call.query, path, page: 1, sort: 'price-asc' as const };
    return () => sdk.getListing({ ...call, query });
  },
  async getProduct(shopper) {
    const { value } = await walkProducts(shopper).next();
    const { productUrl } = value as Product;
    return () => sdk.getProduct({ ...shopper.with(), path: { productUrl } });
  },
  async getHome(shopper) {
    return () => sdk.getHome(shopper.with());
  },
  async getContentPage(shopper) {
    return () => sdk.getContentPage({ ...shopper.with(), path: { kind: 'support', slug: 'shipping' } });
  },
  async getBuildManifest(shopper) {
    return () => sdk.getBuildManifest(shopper.with());
  },
  async getHealth(shopper) {
    return () => sdk.getHealth(shopper.with());
  },
  async getProducts(shopper) {
    const ids = [await findVariant(shopper), UNKNOWN_ID];
    const call = shopper.with();
    return () => sdk.getProducts({ ...call, query: { ...call.query, ids } });
  },
  async getSizeTable(shopper) {
    const sizeTableId = await findSizeTable(shopper);
    return () => sdk.getSizeTable({ ...shopper.with(), path: { sizeTableId } });
  },
  async requestStockNotice(shopper) {
    const articleId = await findArticle(shopper, 'SOLD_OUT');
    return () => requestStockNotice(shopper, articleId);
  },
  async searchProducts(shopper) {
    const call = shopper.with();
    return () => sdk.searchProducts({ ...call, query: { ...call.query, q: 'пальто', sort: 'price-asc' } });
  },
  async getCities(shopper) {
    return () => sdk.getCities(shopper.with());
  },
  async getStores(shopper) {
    const { data } = await sdk.getCities({ ...shopper.with(), throwOnError: true });
    const city = data.items.find(({ storeCount }) => storeCount > 0)?.code ?? '';
    const call = shopper.with();
    return () => sdk.getStores({ ...call, query: { ...call.query, city } });
  },
  async getStore(shopper) {
    const { data } = await sdk.getStores({ ...shopper.with(), throwOnError: true });
    const code = data.items[0]?.code ?? '';
    return () => sdk.getStore({ ...shopper.with(), path: { code } });
  },
  async getIcons(shopper) {
    const call = shopper.with();
    const icons = ['wash-temperature-1', 'net-takogo-znachka'];
    return () => sdk.getIcons({ ...call, path: { set: 'care' }, query: { ...call.query, icons } });
  },
  async addPromoCode(shopper) {
    await becomeGuest(shopper);
    await putInCart(shopper, await findArticle(shopper, 'IN_STOCK'));
    return () => sdk.addPromoCode({ ...shopper.with(), body: { code: PROMO_CODE } });
  },
  async removePromoCode(shopper) {
    await becomeGuest(shopper);
    await sdk.addPromoCode({ ...shopper.with(), body: { code: PROMO_CODE } });
    return () => sdk.removePromoCode({ ...shopper.with(), path: { code: PROMO_CODE } });
  },
};

export function requestStockNotice(shopper: Shopper, articleId: string): Promise<unknown> {
  const body = { email: newAddress(), personalDataConsent: true as const };
  return sdk.requestStockNotice({ ...shopper.with(), path: { articleId }, body });
}

async function findVariant(shopper: Shopper): Promise<string> {
  const { value } = await walkProducts(shopper).next();
  return (value as Product).variantId;
}

/** @throws Error when no product has one */
async function findSizeTable(shopper: Shopper): Promise<string> {
  for await (const { sizeTableId } of walkProducts(shopper)) if (sizeTableId !== null) return sizeTableId;
  throw new Error('No product has a size table');
}

async function putInCart(shopper: Shopper, articleId: string): Promise<void> {
  const items = [{ action: 'ADD' as const, articleId, quantity: 1 }];
  await sdk.applyCartActions({ ...shopper.with(), body: { items } });
}

async function putOnWishlist(shopper: Shopper, articleId: string): Promise<void> {
  const call = shopper.with();
  await sdk.addToWishlist({
    ...call,
    query: { ...call.query, force: false },
    body: { items: [{ articleId }] },
  });
}
