import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { CartLink, Listing, Product, ProductCards } from '#contract/client/client.schemas.ts';
import { pricesOfSize } from '#shared/goods/prices.ts';
import { createAgentServer } from '../../../server/agents/agent-server.ts';
import { toCardData } from '../../../src/features/catalog/cards/card-data.ts';
import { toListingPage } from '../../../src/features/catalog/listing/listing-page.ts';
import { createQueryClient } from '../../../src/lib/api/index.ts';
import { InRouter } from '../../../src/testing/in-router.tsx';
import { productHead } from '../../../src/widgets/head/heads.ts';
import { listingMarkdown } from '../../../src/widgets/markdown/listing-markdown.ts';
import { productMarkdown } from '../../../src/widgets/markdown/product-markdown.ts';
import { ProductPage } from '../../../src/widgets/product-page/product-page.tsx';
import type { FeedOffer } from './feed-offers.ts';

/**
 * What a projection shows of a colour and its sizes. A field is absent if the projection never shows it.
 * Prices are in kopecks.
 */
export type Said = {
  name?: string;
  price?: number;
  /**
   * The price before the discount. Null if the projection would show a discount, but the goods have no
   * discount.
   */
  priceBefore?: number | null;
  sizes?: Record<string, SaidOfSize>;
};
type SaidOfSize = { price?: number; priceBefore?: number | null; inStock?: boolean };

/** Functions to get the projections: the API and the public feed. */
export type Sources = {
  /** Calls the API. Returns null if the status is 404. */
  get<T>(path: string, query?: Record<string, string>): Promise<T | null>;
  /** The offers of the public feed, by product URL. */
  feed(): Promise<Map<string, FeedOffer[]>>;
};

/** Reads what a projection shows of a colour. Null if the projection does not contain the colour. */
type Reader = (productUrl: string, sources: Sources) => Promise<Said | null>;

const CATALOG = '/api/catalog-orchestration/v1';
const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
/** The text of an HTML fragment, with its entities replaced by characters. */
const textOf = (html: string) => html.replace(/&(lt|gt|quot|#x27|amp);/g, (sign) => SIGNS[sign] ?? sign);
const plain = (text: string) =>
  text
    .replace(/<!-- -->/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ');
/** Converts a price such as «1 290,50 ₽» or «1290.50» to kopecks. */
const kopecks = (text: string) =>
  Math.round(
    Number(
      plain(text)
        .replace(/[^\d,.]/g, '')
        .replace(',', '.'),
    ) * 100,
  );

const productOf = (productUrl: string, { get }: Sources) => get<Product>(`${CATALOG}/products/${productUrl}`);
const pageOf = ({ related, ...product }: Product) => ({
  product,
  related: related.map(toCardData),
  relatedFormOutfit: false,
  careIcons: { size: 24, shapes: {} },
  reviews: undefined,
  search: {},
  inParts: false,
});

const fromApi: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  return (
    product && {
      name: product.name,
      price: product.price,
      priceBefore: product.priceBefore,
      sizes: Object.fromEntries(
        product.articles.map((article) => [
          article.size,
          { ...pricesOfSize(product, article), inStock: article.state === 'IN_STOCK' },
        ]),
      ),
    }
  );
};

const fromPage: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  if (!product) return null;
  const page = createElement(ProductPage, pageOf(product));
  const client = createQueryClient();
  const html = plain(
    renderToString(createElement(InRouter, null, createElement(QueryClientProvider, { client }, page))),
  );
  const [, name = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  const [, head = ''] = /<\/h1>(<p.*?<\/p>)/.exec(html) ?? [];
  const [, price = ''] = /<b[^>]*>(.*?)<\/b>/.exec(head) ?? [];
  const [, before] = /<s [^>]*>.*?<span>(.*?)<\/span><\/s>/.exec(head) ?? [];
  const chips = [
    ...html.matchAll(/<label([^>]*)class="size-chip[^>]*>.*?<span>(.*?)<\/span>(.*?)<\/label>/g),
  ];
  return {
    name: textOf(name),
    price: kopecks(price),
    priceBefore: before === undefined ? null : kopecks(before),
    sizes: Object.fromEntries(
      chips.map(([, marks = '', size = '', rest = '']) => [
        textOf(size),
        {
          inStock: !marks.includes('data-sold-out'),
          ...(rest && { price: kopecks(rest.replace(/<.*?>/g, '')) }),
        },
      ]),
    ),
  };
};

/** The value after a name in a Markdown list: the price for «- Цена: 1 290 ₽», for example. */
const factOf = (markdown: string, name: string) => new RegExp(`^- ${name}: (.*)$`, 'm').exec(markdown)?.[1];

const fromMarkdown: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  if (!product) return null;
  const markdown = plain(productMarkdown(pageOf(product)));
  const before = factOf(markdown, 'Цена до скидки');
  const rows = [...markdown.matchAll(/^\| ([^|]+) \|[^|]*\| ([^|]*₽) \| ?([^|]*?) ?\| ([^|]*) \|/gm)];
  return {
    name: /^# (.*), /m.exec(markdown)?.[1] ?? '',
    price: kopecks(factOf(markdown, 'Цена') ?? ''),
    priceBefore: before === undefined ? null : kopecks(before),
    sizes: Object.fromEntries(
      rows.map(([, size = '', price = '', old = '', stock = '']) => [
        size,
        {
          price: kopecks(price),
          priceBefore: old === '' ? null : kopecks(old),
          inStock: stock.startsWith('в наличии'),
        },
      ]),
    ),
  };
};

type Tag = { property?: string; content?: string; 'script:ld+json'?: { '@graph': unknown[] } };
const tagsOf = (product: Product) => productHead(product).meta as Tag[];

type Offer = { price: string; availability: string; priceSpecification?: { price: string } };
type Group = { name: string; hasVariant: { size?: string; offers?: Offer }[] };

const fromStructuredData: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  if (!product) return null;
  const [group] = tagsOf(product).flatMap((tag) => tag['script:ld+json']?.['@graph'] ?? []) as Group[];
  return {
    name: group?.name ?? '',
    sizes: Object.fromEntries(
      (group?.hasVariant ?? []).flatMap(({ size, offers }) =>
        size === undefined || !offers
          ? []
          : [
              [
                size,
                {
                  price: kopecks(offers.price),
                  priceBefore: offers.priceSpecification ? kopecks(offers.priceSpecification.price) : null,
                  inStock: offers.availability === 'https://schema.org/InStock',
                },
              ],
            ],
      ),
    ),
  };
};

const fromOpenGraph: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  if (!product) return null;
  const tags = tagsOf(product);
  const contentOf = (name: string) => tags.find(({ property }) => property === name)?.content ?? '';
  return {
    name: contentOf('og:title').split(', ')[0] ?? '',
    price: kopecks(contentOf('product:price:amount')),
  };
};

const fromFeed: Reader = async (productUrl, { feed }) => {
  const offers = (await feed()).get(productUrl);
  if (!offers) return null;
  return {
    name: offers[0]?.name.split(', ')[0] ?? '',
    sizes: Object.fromEntries(
      offers.map(({ size, price, oldPrice, isAvailable }) => [
        size,
        {
          price: kopecks(price),
          priceBefore: oldPrice === undefined ? null : kopecks(oldPrice),
          inStock: isAvailable,
        },
      ]),
    ),
  };
};

/** Calls a tool of the MCP server with the client of the MCP SDK. */
async function callTool(sources: Sources, name: string, args: Record<string, unknown>) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createAgentServer({
    brand: 'Лавка',
    site: 'ru',
    build: 'test',
    origin: 'https://shop.example',
    async ask(path) {
      const { pathname, searchParams } = new URL(path, 'http://vitrina.internal');
      const value = await sources.get(pathname, Object.fromEntries(searchParams));
      return value === null ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : Response.json(value);
    },
  });
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(there), client.connect(here)]);
  const { content, isError } = await client.callTool({ name, arguments: args });
  await client.close();
  return isError ? null : JSON.parse((content as { text: string }[])[0]?.text ?? '');
}

const fromTools: Reader = async (productUrl, sources) => {
  const answer = await callTool(sources, 'getProduct', { productUrl });
  if (!answer) return null;
  const { name, price, priceBefore = null, articles } = answer as Product;
  return {
    name,
    price,
    priceBefore,
    sizes: Object.fromEntries(
      articles.map((article) => [
        article.size,
        { ...pricesOfSize({ price, priceBefore }, article), inStock: article.state === 'IN_STOCK' },
      ]),
    ),
  };
};

const fromCard: Reader = async (productUrl, { get }) => {
  const cards = await get<ProductCards>(`${CATALOG}/products`, { urls: productUrl });
  const [card] = cards?.items ?? [];
  return (
    (card && {
      name: card.name,
      price: card.price,
      priceBefore: card.priceBefore,
      sizes: Object.fromEntries(
        card.sizes.map((size) => [size.value, { ...pricesOfSize(card, size), inStock: size.inStock }]),
      ),
    }) ??
    null
  );
};

const fromCartLink: Reader = async (productUrl, sources) => {
  const product = await productOf(productUrl, sources);
  if (!product) return null;
  const articles = product.articles.map(({ articleId }) => `${articleId}:1`).join(',');
  const link = await sources.get<CartLink>('/api/cart-orchestration/v1/carts/link', { articles });
  const [first] = link?.items ?? [];
  return {
    name: first?.name ?? '',
    sizes: Object.fromEntries(
      (link?.items ?? []).map(({ size, unitPrice, unitPriceBefore, maxQuantity }) => [
        size,
        {
          price: unitPrice,
          priceBefore: unitPriceBefore === unitPrice ? null : unitPriceBefore,
          inStock: maxQuantity > 0,
        },
      ]),
    ),
  };
};

/**
 * Reads the listing in its Markdown form. It contains only one colour of each model, so nothing is known
 * about the others.
 */
const fromListing: Reader = async (productUrl, { get }) => {
  const listing = await get<Listing>(`${CATALOG}/listings`, { path: 'zhenshchinam/platya' });
  const card = listing?.items.find((one) => one.productUrl === productUrl);
  if (!listing || !card) return {};
  const markdown = plain(listingMarkdown(await toListingPage(listing)));
  const line = new RegExp(
    `^- \\[(.*?)\\]\\(.*/product/${productUrl}\\) — (?:от )?(.*?₽)(?: \\(до скидки (.*?₽)\\))?$`,
    'm',
  );
  const [, name = '', price = '', before] = line.exec(markdown) ?? [];
  return { name, price: kopecks(price), priceBefore: before === undefined ? null : kopecks(before) };
};

/** All projections of goods. A projection added here is compared with all others. */
export const readers: Record<string, Reader> = {
  API: fromApi,
  page: fromPage,
  Markdown: fromMarkdown,
  'Markdown of a listing': fromListing,
  'structured data': fromStructuredData,
  'Open Graph': fromOpenGraph,
  'YML feed': fromFeed,
  MCP: fromTools,
  card: fromCard,
  'cart link': fromCartLink,
};
