import { sql } from 'drizzle-orm';
import {
  articlePrice,
  articlePriceBefore,
  colourPrice,
  colourPriceBefore,
} from '../domain/article-prices.ts';
import { wishlistItem } from './base/tables.ts';

/**
 * The price of a wishlist item: the price of the chosen size, or the price of the colour if no size was
 * chosen. Use it in queries that join `article` and `variant`.
 */
export const wishPrice = sql<number>`case when ${wishlistItem.sizeChosen} then ${articlePrice} else ${colourPrice} end`;
export const wishPriceBefore = sql<
  number | null
>`case when ${wishlistItem.sizeChosen} then ${articlePriceBefore} else ${colourPriceBefore} end`;
