import { isStockElement } from './stock-elements.ts';

/** Elements of an offer that the shop reads: each name in YML, with other spellings that occur in feeds. */
const READ: Readonly<Record<string, readonly string[]>> = {
  name: ['title', 'productname'],
  typePrefix: [],
  model: [],
  vendor: ['brand'],
  vendorCode: ['article', 'artikul'],
  price: [],
  oldprice: ['priceold'],
  currencyId: ['currency'],
  categoryId: [],
  picture: ['image', 'photo', 'pictureurl', 'imageurl'],
  description: [],
  url: [],
  barcode: ['ean', 'gtin'],
  country_of_origin: ['country'],
  'shop-sku': [],
  available: [],
  disabled: [],
  vat: [],
  param: [],
  group_id: [],
  outlets: [],
  outlet: [],
};

/**
 * YML elements that the shop ignores on purpose, because it has its own delivery terms and sells single
 * pieces.
 */
const OF_OTHERS = new Set(
  (
    'adult age bid cbid cpa fee delivery deliveryincluded deliveryoptions pickup pickupoptions store orderingtime salesnotes ' +
    'manufacturerwarranty sellerwarranty weight dimensions minquantity stepquantity downloadable rec expiry period tnvedcodes ' +
    'tnvedcode certificate credittemplate condition enableautodiscounts autodiscounts purchaseprice ' +
    'additionalexpenses cofinanceprice primarypicture video cargotypes localdeliverycost localdeliverydays keywords ' +
    'marketsku marketcategory manufacturer boxcount creationdate modifiedtime servicelifedays warrantydays custompicture offerid'
  ).split(' '),
);

const plain = (name: string) => name.toLowerCase().replace(/[_\s-]/g, '');

const spellings = new Map(
  Object.entries(READ).flatMap(([name, others]) =>
    [name, ...others].map((one) => [plain(one), name] as const),
  ),
);

/**
 * The name of an element as YML spells it: `oldprice` for `OldPrice`, `old_price` and `price_old`. An unknown
 * name is returned as it is.
 */
export const ymlElement = (name: string): string => spellings.get(plain(name)) ?? name;

/**
 * Whether the shop does not know an element of an offer: it neither reads the element nor ignores it on
 * purpose.
 */
export const isUnknownElement = (name: string): boolean =>
  !Object.hasOwn(READ, name) && !OF_OTHERS.has(plain(name)) && !isStockElement(name);
