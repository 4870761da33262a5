import { type FacetName, facetsById, propertyIds } from '#shared/goods/facets.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode, isInternalId } from './internal-code.ts';
import type { RawOffer, RawParam } from './raw-offer.ts';

type Names = readonly [string, ...string[]];

/** The names of an attribute, its title first. */
function namesOf(id: FacetName): Names {
  const { title, alsoCalled = [] } = facetsById[id];
  return [title, ...alsoCalled];
}

/** Parameters with a meaning of their own and the names under which feeds carry them, the first as exports write it. */
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
  moreCategories: ['Дополнительные категории'],
} as const satisfies Record<string, Names>;

export type ParamKey = keyof typeof paramNames;

const keyByName = new Map(
  Object.entries(paramNames).flatMap(([key, names]) =>
    names.map((name) => [normalizeForComparison(name), key as ParamKey] as const),
  ),
);

/** Properties that are facets, by all their names. */
const titleByName = new Map(
  propertyIds.flatMap((id) =>
    namesOf(id).map((name) => [normalizeForComparison(name), facetsById[id].title] as const),
  ),
);

/** A property as the shop lists it: under the title of its facet, which the value does not repeat. */
export function toProperty({ name, value }: { name: string; value: string }): {
  name: string;
  value: string;
} {
  const title = titleByName.get(normalizeForComparison(name));
  if (title === undefined) return { name, value };
  return { name: title, value: value.replace(new RegExp(` ${title}(?=,|$)`, 'giu'), '') };
}

/** Parameters that say who goods are for: they decide the size system and are shown as well. */
const alsoShown: ReadonlySet<ParamKey> = new Set(['gender', 'age']);

export type SortedParams = {
  /** Those with a meaning, in the order of the feed; a name may come several times. */
  known: Partial<Record<ParamKey, RawParam[]>>;
  /** The others, which are shown as properties; those of a system's own names and ids are not among them. */
  others: RawParam[];
};

/** What a mapping says of the params of a feed. */
export type NamedParams = {
  keyOf(name: string): ParamKey | undefined;
  isHidden(name: string): boolean;
  titleOf(name: string): string;
};

/** What a param means by the names that the shop knows itself. */
export const knownParam = (name: string): ParamKey | undefined => keyByName.get(normalizeForComparison(name));

/**
 * Separates parameters that the shop understands from those that it only shows. Empty ones are left out; what the
 * mapping calls by name goes before what the shop knows itself.
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
