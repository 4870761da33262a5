import { type ColourFamily, colourFamilies } from '#shared/goods/colour-families.ts';
import { fold } from '../../listing/language/letters.ts';

const families = (...names: ColourFamily[]): ReadonlySet<string> => new Set(names.map(fold));

/** Neutral colour families, which match every colour family. */
const neutral = families('Чёрный', 'Белый', 'Серый', 'Бежевый', 'Коричневый', 'Металлик');

/** Striking colour families; an outfit may contain at most one piece in such a colour. */
const loud = families('Зелёный', 'Красный', 'Розовый', 'Фиолетовый', 'Жёлтый', 'Оранжевый', 'Разноцветный');

/**
 * Pairs of colour families that are adjacent on the colour wheel; the order within a pair does not matter.
 */
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
 * Whether two colour families may be worn together. Neutral families match all others. Other families match
 * themselves and their neighbours, but two striking families never match. A family added by a retailer counts
 * as striking, because the shop does not know what it looks like.
 */
export function coloursGo(oneName: string, otherName: string): boolean {
  const [one, other] = [fold(oneName), fold(otherName)];
  if (neutral.has(one) || neutral.has(other)) return true;
  if (isLoud(one) && isLoud(other)) return false;
  return one === other || near.has(`${one} ${other}`);
}

const isLoud = (family: string) => loud.has(family) || !known.has(family);
