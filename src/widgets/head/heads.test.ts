import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toFacetData } from '@/features/catalog/choice/facet-data';
import { indexingOf } from '@/features/catalog/listing/facet-landing';
import { type ListingPage, toListingPage } from '@/features/catalog/listing/listing-page';
import type { ContentPage, Listing, Product, ProductReviews, Store } from '@/lib/api';
import { type PageConfig, requestContext } from '@/lib/page/request-context';
import { exampleOf } from '../../../mocks/contract/contract.ts';
import { checkStructuredData } from '../../../tests/support/structured-data.ts';
import { contentPageHead } from './content-page-head';
import { failedHead, homeHead, listingHead, productHead } from './heads';
import { storeHead, storesHead } from './store-heads';

vi.mock('@/lib/page/request-context');

const config: PageConfig = {
  apiBaseUrl: '',
  site: 'ru',
  siteId: 'ru',
  brand: 'Витрина',
  build: 'test',
  publicUrl: 'https://shop.example',
};
beforeEach(() => {
  vi.mocked(requestContext).mockReturnValue({ config } as ReturnType<typeof requestContext>);
});

const { related: _, relatedFormOutfit: __, ...product } = exampleOf<Product>('getProduct', 'coat');
const listing = await toListingPage(exampleOf<Listing>('getListing', 'outerwear'));
const store = exampleOf<Store>('getStore', 'store');
const page = exampleOf<ContentPage>('getContentPage', 'shipping');

type Head = ReturnType<typeof homeHead>;
const metaOf = ({ meta }: Head, name: string) =>
  meta.find(
    (tag) =>
      'content' in tag &&
      ((tag as { name?: string }).name ?? (tag as { property?: string }).property) === name,
  ) as { content: string } | undefined;
const contentOf = (head: Head, name: string) => metaOf(head, name)?.content;
const titleOf = ({ meta }: Head) => (meta.find((tag) => 'title' in tag) as { title: string }).title;
const canonicalOf = ({ links }: Head) => links.find(({ rel }) => rel === 'canonical')?.href;
const thingsOf = ({ meta }: Head) =>
  meta.flatMap((tag) => ('script:ld+json' in tag ? checkStructuredData(tag['script:ld+json']) : []));

const heads: [string, () => Head][] = [
  ['/', homeHead],
  [`/product/${product.productUrl}`, () => productHead(product)],
  [`/${listing.path}`, () => listingHead(listing)],
  ['/support/shipping', () => contentPageHead(page)],
  ['/stores', () => storesHead(undefined, 12)],
  [`/stores/${store.code}`, () => storeHead(store)],
];

test.each(heads)('the page %s describes itself to search engines and in shared links', (path, make) => {
  const head = make();
  expect(titleOf(head).length).toBeGreaterThan(10);
  expect(titleOf(head).length).toBeLessThanOrEqual(80);
  const description = contentOf(head, 'description') ?? '';
  expect(description.length).toBeGreaterThan(40);
  expect(description.length).toBeLessThanOrEqual(170);
  expect(canonicalOf(head)).toBe(`https://shop.example${path}`);
  expect(contentOf(head, 'robots')).toBeUndefined();
  expect(contentOf(head, 'og:url')).toBe(`https://shop.example${path}`);
  expect(contentOf(head, 'og:title')).toBe(titleOf(head));
  expect(contentOf(head, 'og:image')).toMatch(
    /^https:\/\/shop\.example\/pictures\/og\/[a-z0-9]+\/[a-z0-9/-]+\.jpg$/,
  );
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  // That the data meets the requirements of search engines is checked by its types.
  expect(thingsOf(head).length).toBeGreaterThan(0);
});

test('the description of a product without an article number leaves the number out', () => {
  expect(contentOf(productHead(product), 'description')).toContain('артикул\u00a0PL-20417-CAMEL.');
  const head = productHead({ ...product, vendorCode: null });
  expect(contentOf(head, 'description')).not.toMatch(/артикул|null/);
  expect(JSON.stringify(thingsOf(head))).not.toContain('"mpn"');
});

test('the titles of all pages are different', () => {
  const texts = heads.flatMap(([, make]) => [titleOf(make()), contentOf(make(), 'description')]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('pictures on another host keep their absolute URLs', () => {
  const template = 'https://img.shop.example/a/{width}.{format}';
  const away = { ...product, pictures: product.pictures.map((picture) => ({ ...picture, template })) };
  const head = productHead(away);
  const widest = Math.max(...(product.pictures[0]?.widths ?? []));
  expect(contentOf(head, 'og:image')).toBe(`https://img.shop.example/a/${widest}.webp`);
  expect(contentOf(head, 'og:image:width')).toBeUndefined();
  for (const address of (thingsOf(head)[0] as { image: string[] }).image)
    expect(address).toMatch(/^https:\/\/img\.shop\.example\/a\/\d+\.webp$/);
});

describe('a store', () => {
  const [portrait] = store.pictures;

  test('the structured data of a store has its largest picture', () => {
    const [shop] = thingsOf(storeHead(store));
    expect(shop).toMatchObject({
      '@type': 'ClothingStore',
      image: [
        `https://shop.example${portrait?.template.replace('{width}', '1280').replace('{format}', 'webp')}`,
      ],
    });
  });

  test('the preview picture of a store is its own picture, or that of the shop', () => {
    expect(contentOf(storeHead(store), 'og:image')).toMatch(new RegExp(`/store/${store.code}\\.jpg$`));
    const plain = storeHead({ ...store, pictures: [] });
    expect(contentOf(plain, 'og:image')).toMatch(/\/shop\.jpg$/);
    expect(thingsOf(plain)[0]).not.toHaveProperty('image');
  });
});

describe('a product', () => {
  const groupOf = (head: Head) => {
    const [group] = thingsOf(head);
    if (group?.['@type'] !== 'ProductGroup') throw new Error('No group of products');
    return group;
  };

  test('the structured data of a product has all sizes of its colour, and only URLs of other colours', () => {
    const { hasVariant, variesBy } = groupOf(productHead(product));
    const own = hasVariant.filter((variant) => 'offers' in variant);
    expect(own.map(({ sku }) => sku)).toEqual(product.articles.map(({ sku }) => sku));
    expect(own.map(({ offers }) => offers.availability)).toEqual(
      product.articles.map(
        ({ state }) => `https://schema.org/${state === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`,
      ),
    );
    expect(own[0]?.offers.price).toBe((product.price / 100).toFixed(2));
    const others = hasVariant.filter((variant) => !('offers' in variant));
    expect(others).toHaveLength(product.colours.length - 1);
    expect(variesBy).toContain('https://schema.org/color');
  });

  test('the structured data of a product has a price for each size if the prices differ', () => {
    const [first, second] = product.articles;
    if (!first || !second) throw new Error('The coat has too few sizes.');
    const articles = [
      { ...first, price: 299_000 },
      { ...second, price: 349_000, priceBefore: 399_000 },
    ];
    const head = productHead({
      ...product,
      price: 299_000,
      priceBefore: null,
      hasDearerSizes: true,
      articles,
    });
    const offers = groupOf(head).hasVariant.flatMap((variant) =>
      'offers' in variant ? [variant.offers] : [],
    );
    expect(offers).toMatchObject([
      { price: '2990.00' },
      { price: '3490.00', priceSpecification: { price: '3990.00' } },
    ]);
    expect(offers[0]).not.toHaveProperty('priceSpecification');
    expect(contentOf(head, 'description')).toContain('кэмел от\u00a02\u00a0990\u00a0₽');
    expect(contentOf(head, 'product:price:amount')).toBe('2990.00');
  });

  test('the structured data of a product has the rating and reviews of buyers, but none in the demo shop (§3.11.8)', () => {
    const reviews = exampleOf<ProductReviews>('getProductReviews', 'some');
    const { aggregateRating, review } = groupOf(productHead(product, reviews)) as unknown as {
      aggregateRating: object;
      review: { author: { name: string }; reviewRating: { ratingValue: number } }[];
    };
    expect(aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 3 });
    expect(review.map((one) => [one.author.name, one.reviewRating.ratingValue])).toEqual([
      ['Анна', 4],
      ['Константин', 5],
      ['Покупатель', 3],
    ]);
    const items = reviews.items.map((one) => ({ ...one, isDemo: true }));
    const demo = { ...reviews, items, summary: { ...reviews.summary, demo: 3, bought: null } };
    for (const head of [productHead(product, demo), productHead(product)])
      expect(groupOf(head)).not.toHaveProperty('aggregateRating');
    expect(JSON.stringify(productHead(product, demo))).not.toContain('Review');
  });

  test('the structured data of a product has a previous price only if the price is reduced', () => {
    const priced = (priceBefore: number | null) =>
      groupOf(productHead({ ...product, price: 100_000, priceBefore })).hasVariant[0];
    expect(priced(150_050)).toMatchObject({
      offers: { price: '1000.00', priceSpecification: { price: '1500.50' } },
    });
    expect(JSON.stringify(priced(null))).not.toContain('priceSpecification');
  });

  test('the structured data of a product has delivery price, return period and GTIN', () => {
    const days = { min: 1, max: 7 };
    const offered = (terms: Product['terms'], [size] = product.articles) =>
      groupOf(productHead({ ...product, articles: size ? [{ ...size, gtin: '4606224054377' }] : [], terms }))
        .hasVariant[0];
    const dear = offered({ delivery: { least: 29_000, most: 59_050, days }, returnDays: 9 });
    expect(dear).toMatchObject({
      gtin: '4606224054377',
      offers: {
        shippingDetails: {
          shippingRate: { maxValue: 590.5, currency: 'RUB' },
          deliveryTime: { transitTime: { minValue: 1, maxValue: 7 } },
        },
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 9,
        },
      },
    });
    expect(offered({ delivery: { least: 0, most: 0, days }, returnDays: null })).toMatchObject({
      offers: {
        shippingDetails: { shippingRate: { value: 0 } },
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      },
    });
    const nowhere = offered({ delivery: null, returnDays: 7 });
    expect(nowhere).not.toHaveProperty('offers.shippingDetails');
    expect(offered(undefined)).not.toHaveProperty('offers.hasMerchantReturnPolicy');
  });

  test('link previews of a product have its price', () => {
    const head = productHead({ ...product, price: 1_299_050, priceBefore: 1_500_000 });
    expect(contentOf(head, 'product:price:amount')).toBe('12990.50');
    expect(contentOf(head, 'product:price:currency')).toBe('RUB');
  });

  test('if the name or the picture of a product changes, its preview picture gets another URL', () => {
    const pictureOf = (more: Partial<typeof product>) =>
      contentOf(productHead({ ...product, ...more }), 'og:image');
    expect(pictureOf({})).toBe(pictureOf({ price: 1 }));
    expect(pictureOf({})).not.toBe(pictureOf({ name: 'Другое' }));
    expect(pictureOf({})).not.toBe(pictureOf({ pictures: [] }));
  });
});

describe('a listing', () => {
  const siniy = { value: 'siniy', name: 'Синий', hex: '#28344a', group: null, count: 12, chosen: false };
  const headOf = (more: Partial<ListingPage>) => {
    const page = { ...listing, ...more };
    return listingHead({
      ...page,
      indexing: indexingOf(page, page.facets, { path: listing.path, hasParts: false }),
    });
  };

  test('each page of a listing has its own title and canonical URL', () => {
    const head = headOf({ page: 2, totalPages: 3 });
    expect(titleOf(head)).toContain('страница\u00a02');
    expect(contentOf(head, 'description')).toContain('Страница\u00a02 из\u00a03.');
    expect(canonicalOf(head)).toBe(`https://shop.example/${listing.path}?page=2`);
    expect(contentOf(head, 'robots')).toBeUndefined();
  });

  test('the structured data of a listing has its goods in order, with positions that continue over the pages', () => {
    const [first, second] = listing.cards;
    if (!first || !second) throw new Error('The example has too few goods');
    const placesOn = (page: number) =>
      thingsOf(headOf({ page, pageSize: 24, totalItems: 50, totalPages: 3, cards: [second, first] }))[0];
    const urls = [second, first].map(({ productUrl }) => `https://shop.example/product/${productUrl}`);
    const listOf = (positions: number[]) => ({
      '@type': 'CollectionPage',
      mainEntity: {
        numberOfItems: 50,
        itemListElement: positions.map((position, place) => ({ position, url: urls[place] })),
      },
    });
    expect(placesOn(1)).toMatchObject(listOf([1, 2]));
    expect(placesOn(3)).toMatchObject(listOf([49, 50]));
  });

  test('a facet landing has its own title and canonical URL', () => {
    const head = headOf({
      choice: { colour: ['siniy'] },
      facets: [
        toFacetData({
          id: 'colour',
          title: 'Цвет',
          values: [siniy, { ...siniy, value: 'belyy', name: 'Белый' }],
        }),
      ],
      totalItems: 12,
    });
    expect(titleOf(head)).toMatch(/^Синяя верхняя одежда для\u00a0женщин — /);
    expect(canonicalOf(head)).toBe(`https://shop.example/${listing.path}?cvet=siniy`);
    expect(contentOf(head, 'robots')).toBeUndefined();
    expect(thingsOf(head)[1]).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: 'Синяя верхняя одежда для\u00a0женщин' }),
      ]),
    });
  });

  test.each<[string, Partial<ListingPage>]>([
    ['choices', { choice: { colour: ['belyy', 'siniy'] } }],
    ['prices', { choice: { priceTo: 500_000 }, page: 2 }],
    ['orders', { sort: 'price-asc', page: 3 }],
    ['emptiness', { totalItems: 0 }],
  ])('a listing is the canonical URL of its pages with other %s, which are not indexed', (_, more) => {
    const head = headOf(more);
    expect(contentOf(head, 'robots')).toBe('noindex, follow');
    expect(canonicalOf(head)).toBe(`https://shop.example/${listing.path}`);
    expect(thingsOf(head)).toEqual([]);
  });
});

test('without a configured shop URL, canonical links are paths', () => {
  const { publicUrl: _publicUrl, ...local } = config;
  vi.mocked(requestContext).mockReturnValue({ config: local } as ReturnType<typeof requestContext>);
  expect(canonicalOf(productHead(product))).toBe(`/product/${product.productUrl}`);
});

test('a page that is missing, was removed or failed has a title that says so, and is not indexed', () => {
  const gone = { data: { gone: { what: 'product', listing: null } } };
  const named = (match: Parameters<typeof failedHead>[0]) => {
    const { meta } = failedHead(match);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    return (meta[0] as { title: string }).title;
  };
  expect(named({ status: 'notFound', error: { data: { message: '' } } })).toBe(
    'Страница не\u00a0найдена — Витрина',
  );
  expect(named({ status: 'notFound', error: gone })).toBe('Этого товара больше нет — Витрина');
  expect(named({ status: 'error', error: new Error('x') })).toBe('Ошибка — Витрина');
});

test('only a page of questions and answers has structured data of its questions (§2.2.3)', () => {
  const faqOf = (isFaq: boolean) =>
    thingsOf(contentPageHead({ ...page, isFaq })).find((thing) => thing['@type'] === 'FAQPage');
  expect(faqOf(false)).toBeUndefined();
  expect(faqOf(true)).toMatchObject({
    mainEntity: expect.arrayContaining([
      {
        '@type': 'Question',
        name: 'Примерка',
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^При доставке с\sпримеркой/) },
      },
    ]),
  });
});
