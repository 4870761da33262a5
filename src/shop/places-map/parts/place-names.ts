/** Names that a map uses for its places. */
export type PlaceNames = {
  /** Title of the map: «Магазины». */
  title: string;
  /** Plural forms for one, two and five places. */
  counted: readonly [string, string, string];
};

export const POINT_NAMES: PlaceNames = { title: 'Пункты', counted: ['пункт', 'пункта', 'пунктов'] };
export const STORE_NAMES: PlaceNames = { title: 'Магазины', counted: ['магазин', 'магазина', 'магазинов'] };
