/** The definition of a facet. */
type FacetDescription = {
  /** The heading above the facet's values. */
  title: string;
  /** The query parameter of the facet in URLs. */
  parameter: string;
  /**
   * Present if the values are properties of a model. Says where they are stored: in their own database
   * column, or in the product property that has the facet's title as its name. A property may contain several
   * values, separated by commas.
   */
  attribute?: 'column' | 'property';
  /** Other names under which feeds contain this property. */
  alsoCalled?: readonly string[];
  /** How the values are displayed: sizes as squares, colours as discs. Absent if they are rows of text. */
  look?: 'sizes' | 'colours';
  /**
   * How a chosen value is displayed if its name alone would be unclear. `titled`: after the facet's title
   * («Скидка от 30 %»). `quoted`: after the title and in quotes («Магазин «Витрина»»).
   */
  chosen?: 'titled' | 'quoted';
  /**
   * Matches values that are adjectives. They are put before the title, in the same gender: «Свободная
   * посадка».
   */
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

/** A facet whose values are properties of a model. */
export type AttributeFacet = FacetsWith<{ attribute: string }>;

/** A facet whose values are stored in their own database column. */
export type ColumnFacet = FacetsWith<{ attribute: 'column' }>;

/**
 * All facets, in the order of display and of their parameters in URLs. The contract lists the same ids
 * (FacetId); if an id is missing in one of the two places, the code does not compile.
 */
export const facetsById: Readonly<Record<FacetName, FacetDescription & { parameter: FacetParameter }>> =
  described;

export const facetIds = Object.keys(described) as FacetName[];

export const isAttribute = (id: FacetName): id is AttributeFacet => facetsById[id].attribute !== undefined;

export const isColumn = (id: FacetName): id is ColumnFacet => facetsById[id].attribute === 'column';

export const attributeIds = facetIds.filter(isAttribute);

/** Facets whose values are stored as product properties. */
export const propertyIds: readonly FacetName[] = facetIds.filter(
  (id) => facetsById[id].attribute === 'property',
);
