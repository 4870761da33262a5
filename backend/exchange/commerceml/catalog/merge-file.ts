import { ExchangeRefused } from './exchange-refused.ts';

import type { KeptOffer, KeptProduct, StoredGoods } from './kept-goods.ts';
import { child, type Element, listed, readRecords, textOf } from './read-records.ts';

/**
 * Which lists this exchange has already replaced. The first full list of an exchange replaces the stored
 * one; further lists add to it.
 */
export type Renewed = { products: boolean; offers: boolean };

/** Maximum number of records in one file. */
const MOST = 1_000_000;

/** Merges a file into the stored goods of 1C. Throws ExchangeRefused. */
export async function mergeFile(file: string, goods: StoredGoods, renewed: Renewed): Promise<void> {
  let records = 0;
  for await (const { place, element, onlyChanges } of readRecords(file)) {
    if (place.endsWith('Группы')) takeGroups(goods, element, '');
    else if (place.endsWith('Свойство')) takeProperty(goods, element);
    else if (place.endsWith('ТипЦены'))
      goods.priceTypes[textOf(element, 'Ид')] = textOf(element, 'Наименование');
    else if (place.endsWith('/Склад')) goods.stores[textOf(element, 'Ид')] = textOf(element, 'Наименование');
    else if (place.endsWith('Товар')) {
      if (!onlyChanges && !renewed.products) goods.products = Object.create(null);
      renewed.products ||= !onlyChanges;
      takeProduct(goods, element);
    } else {
      // Files with only prices or only stock never count as full lists, even if they claim to be.
      const isList = child(element, 'Наименование') !== undefined;
      if (!onlyChanges && isList && !renewed.offers) goods.offers = Object.create(null);
      renewed.offers ||= !onlyChanges && isList;
      takeOffer(goods, element);
    }
    records += 1;
    if (records > MOST) throw new ExchangeRefused(`The file has more than ${MOST} records.`);
  }
}

function takeGroups(goods: StoredGoods, list: Element, parentId: string): void {
  for (const group of list.children.filter(({ name }) => name === 'Группа')) {
    const id = textOf(group, 'Ид');
    goods.groups[id] = { name: textOf(group, 'Наименование'), parentId };
    const below = child(group, 'Группы');
    if (below) takeGroups(goods, below, id);
  }
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

function takeProduct(goods: StoredGoods, element: Element): void {
  const { properties } = goods;
  const params = listed(element, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((one): [string, string][] => {
    const property = properties[textOf(one, 'Ид')];
    return one.children
      .filter(({ name }) => name === 'Значение')
      .map(({ text }) => [property?.name ?? '', property?.values[text.trim()] ?? text.trim()]);
  });
  const isDeleted =
    element.attributes.Статус === 'Удален' ||
    textOf(element, 'Статус') === 'Удален' ||
    textOf(element, 'ПометкаУдаления') === 'true';
  const product: KeptProduct = {
    name: textOf(element, 'Наименование'),
    vendorCode: textOf(element, 'Артикул'),
    barcode: textOf(element, 'Штрихкод'),
    vendor: textOf(
      child(element, 'Изготовитель') ?? element,
      child(element, 'Изготовитель') ? 'Наименование' : 'Марка',
    ),
    country: textOf(element, 'Страна'),
    description: textOf(element, 'Описание'),
    groups: listed(element, 'Группы', 'Ид').map(({ text }) => text.trim()),
    pictures: element.children.filter(({ name }) => name === 'Картинка').map(({ text }) => text.trim()),
    params,
    isDeleted,
  };
  goods.products[textOf(element, 'Ид').split('#')[0] ?? ''] = product;
}

function takeOffer(goods: StoredGoods, element: Element): void {
  const id = textOf(element, 'Ид');
  const before = goods.offers[id];
  const said = (name: string, known: string | undefined) =>
    child(element, name) ? textOf(element, name) : (known ?? '');
  const prices = child(element, 'Цены')
    ? Object.fromEntries(
        listed(element, 'Цены', 'Цена').map((one) => [
          textOf(one, 'ИдТипаЦены'),
          { price: textOf(one, 'ЦенаЗаЕдиницу'), currency: textOf(one, 'Валюта') },
        ]),
      )
    : (before?.prices ?? {});
  // Stock: <Остатки><Остаток><Количество> or, by warehouse, <Остаток><Склад><Ид><Количество>.
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
  const sum = rests.map((rest) => textOf(rest, 'Количество')).find((text) => text !== '');
  const stock = child(element, 'Количество')
    ? textOf(element, 'Количество')
    : (sum ?? (ofStores.length > 0 ? total(ofStores) : (before?.stock ?? '')));
  const params = child(element, 'ХарактеристикиТовара')
    ? namedValues(element, 'ХарактеристикиТовара', 'ХарактеристикаТовара')
    : (before?.params ?? []);
  const offer: KeptOffer = {
    name: said('Наименование', before?.name),
    vendorCode: said('Артикул', before?.vendorCode),
    barcode: said('Штрихкод', before?.barcode),
    params,
    prices,
    stock,
    stores: ofStores.length > 0 ? Object.fromEntries(ofStores) : (before?.stores ?? {}),
  };
  goods.offers[id] = offer;
}

const total = (stores: readonly (readonly string[])[]): string =>
  String(stores.reduce((all, [, pieces]) => all + (Number(pieces) || 0), 0));
