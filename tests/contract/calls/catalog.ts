import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Product } from '#contract/sdk/types.gen.ts';
import { findArticle, findSizeTable, requestStockNotice, walkProducts } from '../goods.ts';
import type { Calls } from './prepare.ts';

/** Valid calls of catalog operations, which are public. */
export const catalogCalls = {
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
  async getListingFacets(shopper) {
    const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
    const path = data.categories.find(({ productCount }) => productCount > 0)?.path ?? '';
    const call = shopper.with();
    const query = { ...call.query, path, colour: ['siniy', 'chernyy'], size: ['44'], priceTo: 5_000_000 };
    return () => sdk.getListingFacets({ ...call, query });
  },
  async getProduct(shopper) {
    const { value } = await walkProducts(shopper).next();
    const { productUrl } = value as Product;
    return () => sdk.getProduct({ ...shopper.with(), path: { productUrl } });
  },
  async getProducts(shopper) {
    const { value } = await walkProducts(shopper).next();
    const urls = [(value as Product).productUrl, 'net-takogo'];
    const call = shopper.with();
    return () => sdk.getProducts({ ...call, query: { ...call.query, urls } });
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
  async getSearchFacets(shopper) {
    const call = shopper.with();
    const query = { ...call.query, q: 'пальто', colour: ['chernyy'], priceFrom: 100_000 };
    return () => sdk.getSearchFacets({ ...call, query });
  },
  async getSuggestions(shopper) {
    const call = shopper.with();
    return () => sdk.getSuggestions({ ...call, query: { ...call.query, q: 'пал' } });
  },
  async getHome(shopper) {
    return () => sdk.getHome(shopper.with());
  },
  async getContentPage(shopper) {
    return () => sdk.getContentPage({ ...shopper.with(), path: { kind: 'support', slug: 'shipping' } });
  },
  async getJournal(shopper) {
    return () => sdk.getJournal(shopper.with());
  },
  async searchContent(shopper) {
    const call = shopper.with();
    return () => sdk.searchContent({ ...call, query: { ...call.query, q: 'примерка' } });
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
  async getAddressChange(shopper) {
    const path = await shopper.target.formerAddress('moved');
    const call = shopper.with();
    return () => sdk.getAddressChange({ ...call, query: { ...call.query, path } });
  },
  async getSitemap(shopper) {
    return () => sdk.getSitemap(shopper.with());
  },
  async getSitemapPart(shopper) {
    const { data } = await sdk.getSitemap({ ...shopper.with(), throwOnError: true });
    const part = data.parts[0]?.name ?? '';
    return () => sdk.getSitemapPart({ ...shopper.with(), path: { part } });
  },
  async getBuildManifest(shopper) {
    return () => sdk.getBuildManifest(shopper.with());
  },
  async recordEvents(shopper) {
    const events = [{ kind: 'SEARCH' as const, first: true, query: 'плащ-палатка', found: 0 }];
    return () => sdk.recordEvents({ ...shopper.with(), body: { events } });
  },
  async getHealth(shopper) {
    return () => sdk.getHealth(shopper.with());
  },
} satisfies Calls;
