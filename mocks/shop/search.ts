import type { ShopOperations } from '../typed-hole.ts';
import { onePerModel, orders, pageOf } from './card-order.ts';
import { cardNow } from './catalog.ts';
import { type Goods, goods } from './goods.ts';
import { Refusal } from './refusal.ts';
import type { ShopState } from './state.ts';

/** Letters and digits in small letters, ё as е. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query begins a word that is said of the goods. */
function fits({ card, product }: Goods, wanted: string[]): boolean {
  const { colour, name } = card;
  const said = wordsOf(
    [name, colour.displayValue, colour.colorFamily, product.brandLine, product.vendorCode].join(' '),
  );
  return wanted.length > 0 && wanted.every((word) => said.some((other) => other.startsWith(word)));
}

export function searchOperations(state: ShopState): Pick<ShopOperations, 'searchProducts'> {
  return {
    searchProducts({ query: { q, page, sort } }) {
      const query = q.trim();
      if (query === '')
        throw new Refusal('INVALID_REQUEST', [
          { in: 'query', pointer: '/q', code: 'required', message: 'Заполните поле' },
        ]);
      const wanted = wordsOf(query);
      const cards = goods.filter((each) => fits(each, wanted)).map(({ card }) => cardNow(state, card));
      const found = pageOf(onePerModel(cards, orders[sort]).sort(orders[sort]), page);
      if (!found) throw new Refusal('NOT_FOUND');
      return { query, sort, ...found };
    },
  };
}
