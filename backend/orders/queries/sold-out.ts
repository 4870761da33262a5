import { type SQL, sql } from 'drizzle-orm';
import { SOLD_OUT_DAYS } from '#shared/operators/work.ts';
import { article } from '../../domain/tables/goods.ts';
import { before, DAY } from '../../platform/jobs/clean-up.ts';
import { soldOutSize } from '../base/tables.ts';

/** SQL condition for joined rows: the size ran out not long ago, has no pieces, and is on sale. */
export const isSoldOut = (now: Date): SQL =>
  sql`${soldOutSize.at} >= ${before(now, SOLD_OUT_DAYS * DAY)}
    and ${article.stock} = 0 and ${article.hiddenStock} is null`;

/** SQL query for the sizes that ran out. */
export const soldOutSizes = (now: Date): SQL =>
  sql`select from ${soldOutSize} inner join ${article} on ${article.id} = ${soldOutSize.articleId}
    where ${isSoldOut(now)}`;
