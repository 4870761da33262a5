import { hrefTo } from './href-to';

/** Pieces of an article that a link offers to add to the cart. */
export type LinkedArticle = { articleId: string; quantity: number };

/** Address of the cart that offers to add these articles; one press adds them all. */
export const cartLinkHref = (articles: readonly LinkedArticle[]) =>
  hrefTo('/cart', {
    search: { add: articles.map(({ articleId, quantity }) => `${articleId}:${quantity}`).join(',') },
  });
