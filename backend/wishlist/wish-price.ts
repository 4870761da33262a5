import { sql } from 'drizzle-orm';
import {
  articlePrice,
  articlePriceBefore,
  colourPrice,
  colourPriceBefore,
} from '../domain/article-prices.ts';
import { wishlistItem } from './base/tables.ts';

/** What a kept item costs: its size when it was chosen, otherwise its colour. Of rows joined with article and variant. */
export const wishPrice = sql<number>`case when ${wishlistItem.sizeChosen} then ${articlePrice} else ${colourPrice} end`;
export const wishPriceBefore = sql<
  number | null
>`case when ${wishlistItem.sizeChosen} then ${articlePriceBefore} else ${colourPriceBefore} end`;
