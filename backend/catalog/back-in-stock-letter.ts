import { sizeWords } from '#shared/goods/size-words.ts';
import type { Letter, LetterShop } from '../platform/mail/letter.ts';

/**
 * The letter to a shopper about a size that is in stock again. `path` is the URL path of the product page.
 */
export const backInStockLetter = (
  { publicUrl }: Pick<LetterShop, 'publicUrl'>,
  goods: { name: string; colour: string; size: string; path: string },
): Letter => ({
  subject: 'Ваш размер снова в\u00a0наличии',
  before: [`«${goods.name}», цвет «${goods.colour}», ${sizeWords(goods.size)} снова в\u00a0наличии:`],
  link: { label: 'Открыть товар', href: publicUrl + goods.path },
  after: [
    'Товар не\u00a0отложен, и\u00a0размер может закончиться. Больше писем об\u00a0этом не\u00a0будет: ваш адрес мы уже удалили.',
  ],
});
