import { readPieces } from '../../yml/offers/values/pieces.ts';
import { ExchangeRefused } from './exchange-refused.ts';
import {
  hasCharacteristic,
  type KeptOffer,
  type KeptProduct,
  productIdOf,
  type StoredGoods,
} from './kept-goods.ts';
import { child, type Element, listed, readRecords, textOf } from './read-records.ts';

/** The ids in the complete lists that an exchange has sent; null if it has sent no such list. */
export type FullLists = { products: Set<string> | null; offers: Set<string> | null };

/** The number of records of each kind in a file. */
export type FileContents = {
  groups: number;
  properties: number;
  products: number;
  offers: number;
  /** The ids of the offers in the file. */
  offerIds: string[];
  /** Whether the file belongs to a complete list of products, and to one of offers. */
  isOfFullList: { products: boolean; offers: boolean };
};

/** Maximum number of records in one file. */
const MOST = 1_000_000;

/**
 * Merges a file into the stored goods of 1C. If the file belongs to a complete list, adds its ids to `lists`,
 * so that `dropUnlisted` can remove all other goods. Throws ExchangeRefused.
 */
export async function mergeFile(file: string, goods: StoredGoods, lists: FullLists): Promise<FileContents> {
  const isOfFullList = { products: false, offers: false };
  const offerIds: string[] = [];
  const contents: FileContents = { groups: 0, properties: 0, products: 0, offers: 0, offerIds, isOfFullList };
  let records = 0;
  for await (const { place, element, onlyChanges } of readRecords(file)) {
    if (place.endsWith('Группы')) contents.groups += takeGroups(goods, element, '');
    else if (place.endsWith('Свойство')) {
      takeProperty(goods, element);
      contents.properties += 1;
    } else if (place.endsWith('ТипЦены')) takePriceType(goods, element);
    else if (place.endsWith('/Склад')) goods.stores[textOf(element, 'Ид')] = textOf(element, 'Наименование');
    else if (place.endsWith('Товар')) {
      const id = takeProduct(goods, element, onlyChanges);
      contents.products += 1;
      if (!onlyChanges) lists.products = (lists.products ?? new Set()).add(id);
      isOfFullList.products ||= !onlyChanges;
    } else {
      // A record without a name contains only prices or stock. It does not count as part of a complete list,
      // even if the file claims to be one.
      const isFull = !onlyChanges && child(element, 'Наименование') !== undefined;
      const id = takeOffer(goods, element, isFull);
      contents.offers += 1;
      offerIds.push(id);
      isOfFullList.offers ||= isFull;
    }
    records += 1;
    if (records > MOST) throw new ExchangeRefused(`В файле больше ${MOST} записей.`);
  }
  if (isOfFullList.products) goods.fullLists.products = true;
  if (isOfFullList.offers) goods.fullLists.offers = true;
  if (isOfFullList.offers) lists.offers = new Set([...(lists.offers ?? []), ...offerIds]);
  return contents;
}

/** Names of the XML elements that contain the price or the stock of an offer. */
const SALES = ['Цены', 'Количество', 'Остатки', 'Склад'];

/**
 * Removes products and offers that the complete lists of an exchange do not contain. Returns the ids of the
 * removed offers, including offers of a removed product.
 */
export function dropUnlisted(goods: StoredGoods, lists: FullLists): string[] {
  const { products, offers } = lists;
  if (products)
    for (const id of Object.keys(goods.products)) if (!products.has(id)) delete goods.products[id];
  const gone = Object.keys(goods.offers).filter((id) =>
    offers ? !offers.has(id) : products && !products.has(productIdOf(id)),
  );
  if (offers) for (const id of gone) delete goods.offers[id];
  return gone;
}

function takeGroups(goods: StoredGoods, list: Element, parentId: string): number {
  let count = 0;
  for (const group of list.children.filter(({ name }) => name === 'Группа')) {
    const id = textOf(group, 'Ид');
    goods.groups[id] = { name: textOf(group, 'Наименование'), parentId };
    const below = child(group, 'Группы');
    count += 1 + (below ? takeGroups(goods, below, id) : 0);
  }
  return count;
}

/**
 * Stores a price type. If 1C declares a known type again, it keeps its place in the array, because shoppers
 * pay the price of the first type.
 */
function takePriceType({ priceTypes }: StoredGoods, element: Element): void {
  const id = textOf(element, 'Ид');
  const name = textOf(element, 'Наименование');
  const known = priceTypes.find((one) => one.id === id);
  if (known) known.name = name;
  else priceTypes.push({ id, name });
}

function takeProperty(goods: StoredGoods, element: Element): void {
  goods.properties[textOf(element, 'Ид')] = {
    name: textOf(element, 'Наименование'),
    values: Object.fromEntries(
      listed(element, 'ВариантыЗначений', 'Справочник').map((one) => [
        textOf(one, 'ИдЗначения'),
        textOf(one, 'Значение'),
      ]),
    ),
  };
}

const namedValues = (element: Element, list: string, name: string): [string, string][] =>
  listed(element, list, name).map((one) => [textOf(one, 'Наименование'), textOf(one, 'Значение')]);

/** Names and values of the properties of a product or an offer. */
const propertiesOf = ({ properties }: StoredGoods, element: Element): [string, string][] =>
  listed(element, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((one): [string, string][] => {
    const property = properties[textOf(one, 'Ид')];
    return one.children
      .filter(({ name }) => name === 'Значение')
      .map(({ text }) => [property?.name ?? '', property?.values[text.trim()] ?? text.trim()]);
  });

const requisiteOf = (element: Element, name: string): string =>
  namedValues(element, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').find(([one]) => one === name)?.[1] ?? '';

/** The VAT rate among the taxes of a product, as 1C writes it; '' if the product has none. */
const vatOf = (element: Element): string =>
  namedTaxes(element).find(({ name }) => /ндс/i.test(name))?.rate ?? '';

const namedTaxes = (element: Element) =>
  listed(element, 'СтавкиНалогов', 'СтавкаНалога').map((one) => ({
    name: textOf(one, 'Наименование'),
    rate: textOf(one, 'Ставка'),
  }));

const isDeleted = (element: Element): boolean =>
  /^удал[её]н$/i.test(element.attributes.Статус ?? textOf(element, 'Статус')) ||
  textOf(element, 'ПометкаУдаления') === 'true';

/**
 * Stores a product and returns its id. If `onlyChanges`, stored values that the file does not contain stay.
 */
function takeProduct(goods: StoredGoods, element: Element, onlyChanges: boolean): string {
  const wholeId = textOf(element, 'Ид');
  const id = productIdOf(wholeId);
  const before = onlyChanges ? goods.products[id] : undefined;
  const text = (name: string, known: string | undefined) =>
    child(element, name) ? textOf(element, name) : (known ?? '');
  const list = <T>(name: string, known: T[] | undefined, read: () => T[]): T[] =>
    child(element, name) ? read() : (known ?? []);
  const maker = child(element, 'Изготовитель');
  const product: KeptProduct = {
    name: text('Наименование', before?.name),
    vendorCode: text('Артикул', before?.vendorCode),
    barcode: text('Штрихкод', before?.barcode),
    vendor: maker
      ? textOf(maker, 'Наименование')
      : text(child(element, 'ТорговаяМарка') ? 'ТорговаяМарка' : 'Марка', before?.vendor),
    country: text('Страна', before?.country),
    description: text('Описание', before?.description) || requisiteOf(element, 'ОписаниеВФорматеHTML'),
    groups: list('Группы', before?.groups, () =>
      listed(element, 'Группы', 'Ид').map((one) => one.text.trim()),
    ),
    pictures: list('Картинка', before?.pictures, () =>
      element.children.filter(({ name }) => name === 'Картинка').map((one) => one.text.trim()),
    ),
    params: list('ЗначенияСвойств', before?.params, () => propertiesOf(goods, element)),
    isDeleted: isDeleted(element),
    vat: child(element, 'СтавкиНалогов') ? vatOf(element) : (before?.vat ?? ''),
  };
  goods.products[id] = product;
  // Older versions of 1C send one product element for each size, with the characteristics inside.
  if (wholeId !== id && child(element, 'ХарактеристикиТовара'))
    goods.offers[wholeId] = {
      ...(goods.offers[wholeId] ?? noOffer()),
      params: namedValues(element, 'ХарактеристикиТовара', 'ХарактеристикаТовара'),
    };
  return id;
}

/**
 * The characteristics of an offer or, if it has none, its properties, because newer versions of 1C send
 * characteristics as properties. Undefined if the offer has neither.
 */
function traitsOf(goods: StoredGoods, element: Element): [string, string][] | undefined {
  const traits = namedValues(element, 'ХарактеристикиТовара', 'ХарактеристикаТовара');
  const names = new Set(traits.map(([name]) => name));
  const properties = propertiesOf(goods, element).filter(([name]) => name !== '' && !names.has(name));
  const hasAny = child(element, 'ХарактеристикиТовара') ?? child(element, 'ЗначенияСвойств');
  return hasAny && [...traits, ...properties];
}

const noOffer = (): KeptOffer => ({
  name: '',
  vendorCode: '',
  barcode: '',
  params: [],
  prices: {},
  stock: '',
  stores: {},
});

/**
 * Stores an offer and returns its id. Stored values that the record does not contain stay, because 1C sends
 * names, prices and stock in separate files. Only if the record has prices or stock and belongs to a complete
 * list does it replace all stored prices and stock numbers of the offer.
 */
function takeOffer(goods: StoredGoods, element: Element, isFull: boolean): string {
  const wholeId = textOf(element, 'Ид');
  const id = hasCharacteristic(wholeId) ? wholeId : productIdOf(wholeId);
  const known = goods.offers[id];
  const isWhole = isFull && SALES.some((name) => child(element, name) !== undefined);
  const sales = isWhole || !known ? noOffer() : known;
  const text = (name: string, before: string | undefined) =>
    child(element, name) ? textOf(element, name) : (before ?? '');
  const prices = Object.fromEntries(
    listed(element, 'Цены', 'Цена').map((one) => [
      textOf(one, 'ИдТипаЦены'),
      { price: textOf(one, 'ЦенаЗаЕдиницу'), currency: textOf(one, 'Валюта') },
    ]),
  );
  // Stock is written as <Остатки><Остаток><Количество> or, for each warehouse, as
  // <Остаток><Склад><Ид><Количество>.
  const rests = listed(element, 'Остатки', 'Остаток');
  const ofStores = [
    ...element.children
      .filter(({ name }) => name === 'Склад')
      .map(({ attributes }) => [attributes.ИдСклада ?? '', attributes.КоличествоНаСкладе ?? '']),
    ...rests.flatMap((rest) => {
      const store = child(rest, 'Склад');
      return store ? [[textOf(store, 'Ид'), textOf(store, 'Количество')]] : [];
    }),
  ];
  const sum = rests.map((rest) => textOf(rest, 'Количество')).find((one) => one !== '');
  const stock = child(element, 'Количество')
    ? textOf(element, 'Количество')
    : (sum ?? (ofStores.length > 0 ? total(ofStores) : sales.stock));
  const offer: KeptOffer = {
    name: text('Наименование', known?.name),
    vendorCode: text('Артикул', known?.vendorCode),
    barcode: text('Штрихкод', known?.barcode),
    params: traitsOf(goods, element) ?? known?.params ?? [],
    // An offer that was marked as deleted is sold again only after a record with its name, because a record
    // without a name has only prices or stock.
    isDeleted: isDeleted(element) || ((known?.isDeleted ?? false) && !child(element, 'Наименование')),
    // A file may contain only one price type; prices of other types stay as they are stored.
    prices: { ...sales.prices, ...prices },
    stock,
    stores: ofStores.length > 0 ? Object.fromEntries(ofStores) : stock === sales.stock ? sales.stores : {},
  };
  goods.offers[id] = offer;
  return id;
}

const total = (stores: readonly (readonly string[])[]): string =>
  String(
    stores.reduce((all, [, text = '']) => {
      const pieces = readPieces(text);
      return all + (typeof pieces === 'number' ? Math.max(0, pieces) : 0);
    }, 0),
  );
