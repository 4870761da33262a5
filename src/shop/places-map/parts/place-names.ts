/** The words with which a map names its places. */
export type PlaceNames = {
  /** Title of the map, for example «Магазины». */
  title: string;
  /** Forms of the noun after 1, 2 and 5: «магазин», «магазина», «магазинов». */
  counted: readonly [string, string, string];
};

export const POINT_NAMES: PlaceNames = { title: 'Пункты', counted: ['пункт', 'пункта', 'пунктов'] };
export const STORE_NAMES: PlaceNames = { title: 'Магазины', counted: ['магазин', 'магазина', 'магазинов'] };
