import type { Offer, ProductGroup, Product as ProductThing } from 'schema-dts';
import { pricesOfSize } from '#shared/goods/prices.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { widestShown } from '#shared/web/picture-widths.ts';
import type { Product, ProductReviews } from '@/lib/api';
import { productHref } from '@/shop/addresses/paths';
import { absolute } from './page-head';
import { inRoubles } from './roubles';
import { termsData } from './terms-data';

type Shown = Omit<Product, 'related' | 'relatedFormOutfit'>;

/** Maximum number of pictures in the structured data. */
const PICTURES = 6;

/**
 * Structured data of a product: the model with all sizes of this colour, and the URLs of the other colours.
 * Search engines require this format for models whose colours have pages of their own.
 */
export function productData(product: Shown, reviews?: ProductReviews): ProductGroup {
  const { variantId, variantGroupId, name, description, brandLine, composition } = product;
  const pictures = product.pictures.slice(0, PICTURES).map(pictureAddress);
  const material = composition.map(({ fibre, percent }) => `${fibre} ${percent}%`).join(', ');
  const hasSeveralColours = product.colours.length > 1;
  return {
    '@type': 'ProductGroup',
    name,
    ...(description && { description }),
    url: absolute(productHref(product.productUrl)),
    productGroupID: variantGroupId,
    brand: { '@type': 'Brand', name: brandLine },
    image: pictures,
    ...(material && { material }),
    ...ratingData(reviews),
    variesBy: [...(hasSeveralColours ? ['https://schema.org/color'] : []), 'https://schema.org/size'],
    hasVariant: [
      ...product.articles.map((article) => sizeData(product, article, pictures[0])),
      ...product.colours
        .filter((other) => other.variantId !== variantId)
        .map((other) => ({ '@type': 'Product' as const, url: absolute(productHref(other.productUrl)) })),
    ],
  };
}

/** Structured data of the buyers' rating and reviews. Empty without reviews, and for demo reviews. */
function ratingData(reviews: ProductReviews | undefined): Pick<ProductGroup, 'aggregateRating' | 'review'> {
  const { summary: { bought } = { bought: null }, items = [] } = reviews ?? {};
  if (!bought) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: bought.average,
      reviewCount: bought.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: items
      .filter(({ isDemo }) => !isDemo)
      .map(({ stars, text, author, writtenAt }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name: author ?? 'Покупатель' },
        datePublished: writtenAt.slice(0, 10),
        reviewBody: text,
      })),
  };
}

function sizeData(
  product: Shown,
  article: Product['articles'][number],
  image: string | undefined,
): ProductThing {
  const { name, colour, vendorCode, productUrl } = product;
  const { sku, size, state, gtin } = article;
  const { price, priceBefore } = pricesOfSize(product, article);
  const offers: Offer = {
    '@type': 'Offer',
    url: absolute(productHref(productUrl)),
    price: inRoubles(price),
    priceCurrency: 'RUB',
    ...(priceBefore !== null && { priceSpecification: formerPrice(priceBefore) }),
    availability: `https://schema.org/${state === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...termsData(product.terms),
  };
  return {
    '@type': 'Product',
    name: `${name}, ${colour.displayValue.toLowerCase()}, ${sizeWords(size, ' ')}`,
    sku,
    ...(gtin && { gtin }),
    ...(vendorCode !== null && { mpn: vendorCode }),
    color: colour.displayValue,
    size,
    ...(image && { image }),
    offers,
  };
}

/** The price before the discount, which search engines show crossed out. */
const formerPrice = (kopecks: number) => ({
  '@type': 'UnitPriceSpecification' as const,
  priceType: 'https://schema.org/StrikethroughPrice' as const,
  price: inRoubles(kopecks),
  priceCurrency: 'RUB',
});

/** URL of a picture's widest file, in a format that search engines support. */
function pictureAddress({ template, widths }: Product['pictures'][number]): string {
  return absolute(template.replace('{width}', String(widestShown(widths))).replace('{format}', 'webp'));
}
