import { findSizeTable } from '../../goods.ts';
import { OUTERWEAR } from '../../laws/finding.ts';
import { cardFacts } from '../stage/catalog-facts.ts';
import { stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const product = story('a product', async (scene) => {
  const { items } = await scene.quietly('getListing', { query: { path: OUTERWEAR } });
  const [card] = items;
  const path = { productUrl: card?.productUrl ?? '' };
  const shown = await scene.step('is shown', 'getProduct', { path });
  const { articleId = '' } = shown.articles[0] ?? {};
  for (const pieces of [0, 1, 3, 4, 20]) {
    await scene.shop.setStock(articleId, pieces);
    await scene.step(`has ${pieces} pieces left of a size`, 'getProduct', { path }, ({ articles }) => {
      const { state = '?', left = null } = articles[0] ?? {};
      return { state, left };
    });
    // Records no facts here. The stock in the cards of this response is compared with the stock of the
    // product by claims.ts.
    await scene.quietly('getListing', { query: { path: OUTERWEAR } });
    await scene.quietly('searchProducts', { query: { q: shown.name } });
  }
  await scene.step(
    'is shown as a card, an unknown one left out',
    'getProducts',
    { query: { urls: [path.productUrl, 'net-takogo-palto', path.productUrl] } },
    (cards) => ({ count: cards.items.length, ...cardFacts(cards.items) }),
  );
  await scene.refused('is not there', 'getProduct', { path: { productUrl: 'net-takogo-palto' } });

  const table = await scene.step(
    'has a size table',
    'getSizeTable',
    { path: { sizeTableId: await findSizeTable(scene.shopper) } },
    ({ columns, rows }) => ({ 'has rows and columns': columns.length > 0 && rows.length > 0 }),
  );
  scene.say('the table', {
    'rows are as long as the head':
      new Set(table.rows.map(({ measurements }) => measurements.length)).size === 1,
  });
  await scene.refused('has no such table', 'getSizeTable', { path: { sizeTableId: 'net-takoy' } });
});

export const backInStock = story('a message when a size is back', async (scene) => {
  const [articleId = ''] = await stockArticles(scene, { stock: 0 });
  const path = { articleId };
  const body = { email: 'anna@example.ru', personalDataConsent: true as const };
  await scene.step('is asked for', 'requestStockNotice', { path, body });
  await scene.step('is asked for again', 'requestStockNotice', { path, body });
  await scene.refused('needs the consent', 'requestStockNotice', {
    path,
    body: { ...body, personalDataConsent: false as true },
  });
  await scene.refused('needs an e-mail', 'requestStockNotice', { path, body: { ...body, email: 'anna' } });
  await scene.shop.setStock(articleId, 1);
  await scene.refused('is not needed', 'requestStockNotice', { path, body });
});
