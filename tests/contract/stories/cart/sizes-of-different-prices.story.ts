import type { Cart, Product, WishlistPage } from '#contract/sdk/types.gen.ts';
import { walkProducts } from '../../goods.ts';
import type { Facts } from '../stage/facts.ts';
import { add, together } from '../stage/goods.ts';
import { type Scene, story } from '../stage/story.ts';

/** A product with only two sizes in stock, at 3 000 ₽ and 4 000 ₽. */
async function stockTwoSizes({ shop, shopper }: Scene): Promise<Product> {
  for await (const product of walkProducts(shopper)) {
    const { articles } = product;
    if (articles.length < 3) continue;
    for (const [place, { articleId }] of articles.entries())
      await shop.setStock(articleId, place < 2 ? 9 : 0);
    await shop.setPrice(articles[0]?.articleId ?? '', 300_000);
    await shop.setSizePrice(articles[1]?.articleId ?? '', 400_000);
    return product;
  }
  throw new Error('No product has three sizes.');
}

const productFacts = ({ price, hasDearerSizes, articles }: Product): Facts => ({
  price,
  'has dearer sizes': hasDearerSizes ?? false,
  sizes: articles.slice(0, 2).map((size) => [size.price ?? 'as the colour', size.state]),
});
const cardFacts = ({ items }: { items: Pick<Product, 'price' | 'hasDearerSizes'>[] }): Facts => ({
  cards: items.map(({ price, hasDearerSizes = false }) => [price, hasDearerSizes]),
});
const cartFacts = ({ items, discountPrice }: Cart): Facts => ({
  costs: items.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal]),
  'the price of a size has no discount': items[1]?.unitPriceBefore === items[1]?.unitPrice,
  'discounts of that size': items[1]?.discounts.map(({ source, sum }) => [source, sum]) ?? [],
  discountPrice,
});
const wishlistFacts = ({ items }: WishlistPage): Facts => ({
  kept: items.map(({ sizeChosen, priceDrop }) => [sizeChosen, priceDrop]),
});

export const sizesOfDifferentPrices = story('sizes of different prices', async (scene) => {
  const { shop } = scene;
  const { productUrl, articles } = await stockTwoSizes(scene);
  const [cheap = '', dear = ''] = articles.map(({ articleId }) => articleId);
  const path = { productUrl };
  const urls = { query: { urls: [productUrl] } };
  const sorted = (sort: 'price-asc' | 'price-desc') => ({
    body: { page: 1, size: 24, sort, filter: 'all' as const },
  });
  await scene.quietly('createGuestIdentity');
  await scene.step('are on the page of the product', 'getProduct', { path }, productFacts);
  await scene.step('are on its card', 'getProducts', urls, cardFacts);
  await scene.step('are charged', 'applyCartActions', together(add(cheap), add(dear, 2)), cartFacts);
  const wish = (articleId: string, sizeChosen: boolean) => ({
    body: { items: [{ articleId }] },
    query: { force: false, sizeChosen },
  });
  await scene.quietly('addToWishlist', wish(cheap, false));
  await scene.quietly('addToWishlist', wish(dear, true));
  await scene.step('are in order on the wishlist', 'getWishlistPage', sorted('price-asc'), wishlistFacts);

  await shop.setSizePrice(dear, 350_000);
  await scene.step('change one by one', 'getCart', {}, cartFacts);
  await scene.step('become cheaper one by one', 'getWishlistPage', sorted('price-desc'), wishlistFacts);

  await shop.setStock(cheap, 0);
  await scene.step('are counted while they are in stock', 'getProduct', { path }, productFacts);
  await scene.step('are counted on the card too', 'getProducts', urls, cardFacts);
  await shop.setStock(dear, 0);
  await scene.step('are all counted if all are sold out', 'getProduct', { path }, productFacts);

  await shop.setStock(cheap, 9);
  await shop.setStock(dear, 9);
  await shop.setSizePrice(dear, null);
  await scene.step('are one price again', 'getProduct', { path }, productFacts);
});
