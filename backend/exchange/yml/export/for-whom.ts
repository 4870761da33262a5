import type { ProductAttribute } from '../../../domain/tables/content-types.ts';
import { fold, wordsOf } from '../../../listing/language/letters.ts';
import { stem } from '../../../listing/language/stem.ts';
import { audience, audienceOfGoods, everyChild } from '../../../listing/language/words/audience.ts';

type Goods = { name: string; sizeSystem: string; attributes: readonly ProductAttribute[] };

const NAMES_AUDIENCE = /^(для кого|пол|возраст|аудитория)$/i;

const bySizes: Readonly<Record<string, number>> = {
  women: audience.women,
  bra: audience.women,
  men: audience.men,
  children: audience.children,
};

const female = audience.women | audience.girls;
const male = audience.men | audience.boys;

/**
 * The gender and the age of the people who wear the goods, in the words of feeds. They follow from the data
 * of the goods and their categories, or else from the kind of their sizes. By default, goods are for adults
 * of any gender.
 */
export function forWhom(
  { name, sizeSystem, attributes }: Goods,
  categoryNames: readonly string[],
): { gender: string; age: string } {
  const values = attributes.filter((one) => NAMES_AUDIENCE.test(one.name)).map(({ value }) => value);
  const said = [...categoryNames, name, ...values]
    .flatMap((text) => wordsOf(fold(text)))
    .reduce((bits, word) => bits | audienceOfGoods(stem(word)), 0);
  const bits = said || (bySizes[sizeSystem] ?? 0);
  const isFor = (some: number) => (bits & some) !== 0;
  const oneOf = isFor(female) !== isFor(male);
  return {
    gender: oneOf ? (isFor(female) ? 'Женский' : 'Мужской') : 'Унисекс',
    age: isFor(everyChild) && !isFor(audience.women | audience.men) ? 'Детский' : 'Взрослый',
  };
}
