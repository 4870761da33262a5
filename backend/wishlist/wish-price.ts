import { sql } from 'drizzle-orm';
import {
  articlePrice,
  articlePriceBefore,
  colourPrice,
  colourPriceBefore,
} from '../domain/article-prices.ts';
import { wishlistItem } from './base/tables.ts';

/**
 * SQL expression for the price of a wishlist item: that of the chosen size or, if none was chosen, of the
 * colour. For queries that join `article` and `variant`.
 */
export const wishPrice = sql<number>`case when ${wishlistItem.sizeChosen} then ${articlePrice} else ${colourPrice} end`;
export const wishPriceBefore = sql<
  number | null
>`case when ${wishlistItem.sizeChosen} then ${articlePriceBefore} else ${colourPriceBefore} end`;
