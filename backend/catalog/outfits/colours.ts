import { type ColourFamily, colourFamilies } from '#shared/goods/colour-families.ts';
import { fold } from '../../listing/language/letters.ts';

const families = (...names: ColourFamily[]): ReadonlySet<string> => new Set(names.map(fold));

/** Families that go with every other. */
const neutral = families('Чёрный', 'Белый', 'Серый', 'Бежевый', 'Коричневый', 'Металлик');

/** Families that draw the eye: an outfit has one thing of them. */
const loud = families('Зелёный', 'Красный', 'Розовый', 'Фиолетовый', 'Жёлтый', 'Оранжевый', 'Разноцветный');

/** Neighbours on the circle of colours; either way round. */
const neighbours: readonly (readonly [ColourFamily, ColourFamily])[] = [
  ['Синий', 'Голубой'],
  ['Синий', 'Фиолетовый'],
  ['Синий', 'Бордовый'],
  ['Синий', 'Хаки'],
  ['Голубой', 'Зелёный'],
  ['Голубой', 'Розовый'],
  ['Голубой', 'Хаки'],
  ['Зелёный', 'Хаки'],
  ['Хаки', 'Жёлтый'],
  ['Хаки', 'Оранжевый'],
  ['Бордовый', 'Красный'],
  ['Бордовый', 'Розовый'],
  ['Бордовый', 'Фиолетовый'],
];
const near: ReadonlySet<string> = new Set(
  neighbours.flatMap(([one, other]) => [`${fold(one)} ${fold(other)}`, `${fold(other)} ${fold(one)}`]),
);

const known = families(...colourFamilies);

/**
 * Whether things of two families are worn together: neutral ones with all, others with their own family and its
 * neighbours, two loud ones never. A family of a retailer's own counts as loud, as the shop does not know what it looks like.
 */
export function coloursGo(oneName: string, otherName: string): boolean {
  const [one, other] = [fold(oneName), fold(otherName)];
  if (neutral.has(one) || neutral.has(other)) return true;
  if (isLoud(one) && isLoud(other)) return false;
  return one === other || near.has(`${one} ${other}`);
}

const isLoud = (family: string) => loud.has(family) || !known.has(family);
