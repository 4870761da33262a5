/** What a map calls its places. */
export type PlaceNames = {
  /** Of the map itself: «Магазины». */
  title: string;
  /** One, two, five of them. */
  counted: readonly [string, string, string];
};

export const POINT_NAMES: PlaceNames = { title: 'Пункты', counted: ['пункт', 'пункта', 'пунктов'] };
export const STORE_NAMES: PlaceNames = { title: 'Магазины', counted: ['магазин', 'магазина', 'магазинов'] };
