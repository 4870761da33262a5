import { type FacetName, facetsById, propertyIds } from '#shared/goods/facets.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode, isInternalId } from './internal-code.ts';
import type { RawOffer, RawParam } from './raw-offer.ts';

type Names = readonly [string, ...string[]];

/** All names of an attribute. The first one is its title. */
function namesOf(id: FacetName): Names {
  const { title, alsoCalled = [] } = facetsById[id];
  return [title, ...alsoCalled];
}

/** The parameters that the shop understands, with their names in feeds. Exports write the first name. */
export const paramNames = {
  size: ['Размер', 'Size'],
  international: ['Международный размер'],
  sizeSystem: ['Размерная сетка'],
  colour: ['Цвет', 'Color', 'Цвет товара'],
  colourFamily: ['Семейство цвета', 'Базовый цвет', 'Основной цвет'],
  colourCode: ['Код цвета', 'Цвет производителя'],
  colourHex: ['HEX цвета'],
  composition: ['Состав', 'Состав материала', 'Материал состав'],
  lining: ['Подкладка', 'Состав подкладки', 'Материал подкладки'],
  season: namesOf('season'),
  fit: namesOf('fit'),
  care: ['Уход', 'Уход за вещами', 'Уход за изделием', 'Рекомендации по уходу'],
  gender: ['Пол'],
  age: ['Возраст', 'Возрастная группа'],
  modelHeight: ['Рост модели'],
  modelSize: ['Размер на модели', 'Размер модели'],
  publishedAt: ['Дата публикации', 'В продаже с'],
  popularity: ['Популярность'],
  marking: ['Честный знак', 'Маркировка «Честный знак»', 'Требует маркировки', 'Обязательная маркировка'],
  underwear: ['Возврат только с браком', 'Не подлежит возврату', 'Бельевое изделие'],
  /** One value with both colour and size. */
  variant: [
    'Характеристика',
    'Характеристики',
    'Вариант',
    'Вариация',
    'Модификация',
    'Исполнение',
    'Цвет и размер',
    'Размер и цвет',
    'Цвет, размер',
    'Размер, цвет',
    'Цвет/Размер',
    'Размер/Цвет',
    'Цвет / Размер',
    'Размер / Цвет',
  ],
  /** Further dimensions of a size, besides «Размер». */
  height: ['Рост', 'Рост, см'],
  cup: ['Чашка', 'Размер чашки', 'Полнота чашки'],
  width: ['Полнота', 'Полнота обуви'],
  inseam: ['Длина по внутреннему шву', 'Длина брюк по внутреннему шву', 'Длина джинсов', 'Inseam'],
  length: ['Длина', 'Length'],
  stock: [
    'Остаток',
    'Остатки',
    'Остаток на складе',
    'Свободный остаток',
    'Количество',
    'Количество на складе',
    'Количество в наличии',
    'Наличие',
    'Stock',
    'Quantity',
  ],
  moreCategories: ['Дополнительные категории'],
} as const satisfies Record<string, Names>;

export type ParamKey = keyof typeof paramNames;

const keyByName = new Map(
  Object.entries(paramNames).flatMap(([key, names]) =>
    names.map((name) => [normalizeForComparison(name), key as ParamKey] as const),
  ),
);

/** Titles of properties that are facets, by each of their names. */
const titleByName = new Map(
  propertyIds.flatMap((id) =>
    namesOf(id).map((name) => [normalizeForComparison(name), facetsById[id].title] as const),
  ),
);

/**
 * A property as the shop shows it. If it belongs to a facet, it gets the title of the facet, and its value no
 * longer repeats the title.
 */
export function toProperty({ name, value }: { name: string; value: string }): {
  name: string;
  value: string;
} {
  const title = titleByName.get(normalizeForComparison(name));
  if (title === undefined) return { name, value };
  return { name: title, value: value.replace(new RegExp(` ${title}(?=,|$)`, 'giu'), '') };
}

/** Parameters that the shop understands and also shows as properties, such as the audience of goods. */
const alsoShown: ReadonlySet<ParamKey> = new Set(['gender', 'age', 'height', 'width', 'inseam', 'length']);

export type SortedParams = {
  /** Parameters that the shop understands, in the order of the feed. A name may occur several times. */
  known: Partial<Record<ParamKey, RawParam[]>>;
  /** Other parameters, shown as properties. Internal names and ids of a system are left out. */
  others: RawParam[];
};

/** The part of a mapping that is about params. */
export type NamedParams = {
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  titleOf(name: string): string;
};

/** What a param means by its name, without a mapping. */
export const knownParam = (name: string): ParamKey | undefined => keyByName.get(normalizeForComparison(name));

/**
 * Separates parameters that the shop understands from parameters that it only shows. Parameters without a
 * name or value are left out. The mapping takes precedence over the names that the shop knows.
 */
export function sortParams({ params }: RawOffer, mapping: NamedParams): SortedParams {
  const sorted: SortedParams = { known: {}, others: [] };
  for (const param of params) {
    if (param.value === '' || param.name === '') continue;
    if (mapping.isHidden(param.name)) continue;
    const title = mapping.titleOf(param.name);
    const key = mapping.keyOf(param.name) ?? knownParam(title);
    if (key) sorted.known[key] = [...(sorted.known[key] ?? []), param];
    if (key ? alsoShown.has(key) : !isInternalCode(title) && !isInternalId(param.value))
      sorted.others.push({ ...param, name: key ? paramNames[key][0] : title });
  }
  return sorted;
}
