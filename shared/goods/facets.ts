/** What the shop says of a facet. */
type FacetDescription = {
  /** Above its values. */
  title: string;
  /** What it is called in an address. */
  parameter: string;
  /**
   * Where its values stand when they are plain words that a model simply has: in a column of the database, or among the
   * properties that a product page lists, under the title. A property may have several values, with commas between.
   */
  attribute?: 'column' | 'property';
  /** Other names of the attribute in feeds, besides its title. */
  alsoCalled?: readonly string[];
  /** How its values are drawn when they are no rows of words: squares of sizes, discs of colours. */
  look?: 'sizes' | 'colours';
  /**
   * How a chosen value reads by itself, when it needs more than its name: after the title («Скидка от 30 %»), in quotes
   * after it («Магазин «Витрина»»).
   */
  chosen?: 'titled' | 'quoted';
  /** Values that are adjectives of the title: «Свободная посадка». */
  adjective?: RegExp;
};

const described = {
  category: { title: 'Раздел', parameter: 'razdel' },
  size: { title: 'Размер', parameter: 'razmer', look: 'sizes' },
  colour: { title: 'Цвет', parameter: 'cvet', look: 'colours' },
  material: { title: 'Состав', parameter: 'sostav' },
  pattern: {
    title: 'Узор',
    parameter: 'uzor',
    attribute: 'property',
    alsoCalled: ['Рисунок', 'Принт', 'Орнамент', 'Узор ткани'],
  },
  season: {
    title: 'Сезон',
    parameter: 'sezon',
    attribute: 'column',
    alsoCalled: ['Сезонность'],
  },
  fit: {
    title: 'Посадка',
    parameter: 'posadka',
    attribute: 'column',
    alsoCalled: ['Крой', 'Тип посадки'],
    adjective: /^\p{L}+[ая]я$/u,
  },
  length: {
    title: 'Длина',
    parameter: 'dlina',
    attribute: 'property',
    alsoCalled: ['Длина изделия', 'Длина юбки', 'Длина платья', 'Длина юбки/платья'],
  },
  sleeve: {
    title: 'Рукав',
    parameter: 'rukav',
    attribute: 'property',
    alsoCalled: ['Рукава', 'Длина рукава', 'Тип рукава'],
    adjective: /[ыио]й$/u,
  },
  neckline: {
    title: 'Вырез',
    parameter: 'vyrez',
    attribute: 'property',
    alsoCalled: ['Вырез горловины', 'Форма выреза', 'Тип выреза', 'Горловина'],
    adjective: /[ыио]й$/u,
  },
  closure: {
    title: 'Застёжка',
    parameter: 'zastyozhka',
    attribute: 'property',
    alsoCalled: ['Тип застёжки', 'Вид застёжки'],
  },
  line: { title: 'Линия', parameter: 'liniya', chosen: 'quoted' },
  discount: { title: 'Скидка', parameter: 'skidka', chosen: 'titled' },
  availability: { title: 'Наличие', parameter: 'nalichie' },
  store: { title: 'Магазин', parameter: 'magazin', chosen: 'quoted' },
} as const satisfies Record<string, FacetDescription>;

export type FacetName = keyof typeof described;

export type FacetParameter = (typeof described)[FacetName]['parameter'];

type FacetsWith<Description> = {
  [Id in FacetName]: (typeof described)[Id] extends Description ? Id : never;
}[FacetName];

/** Facets whose values are plain words that a model simply has. */
export type AttributeFacet = FacetsWith<{ attribute: string }>;

/** Of these, the facets that have a column of their own. */
export type ColumnFacet = FacetsWith<{ attribute: 'column' }>;

/**
 * The facets, in the order in which they are shown and addresses name them. The contract lists the same (FacetId): one
 * that is missing here, or there, does not compile.
 */
export const facetsById: Readonly<Record<FacetName, FacetDescription & { parameter: FacetParameter }>> =
  described;

export const facetIds = Object.keys(described) as FacetName[];

export const isAttribute = (id: FacetName): id is AttributeFacet => facetsById[id].attribute !== undefined;

export const isColumn = (id: FacetName): id is ColumnFacet => facetsById[id].attribute === 'column';

export const attributeIds = facetIds.filter(isAttribute);

/** Facets among the properties of a model. */
export const propertyIds: readonly FacetName[] = facetIds.filter(
  (id) => facetsById[id].attribute === 'property',
);
