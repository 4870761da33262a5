import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { addressDetails, addressWords } from '#shared/orders/address-words.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';

type Order = OperatorOrder['order'];

/** A field of a postal address. The types are named as in `АдресноеПоле` of CommerceML 2. */
type AddressField = {
  type: 'Почтовый индекс' | 'Страна' | 'Регион' | 'Город' | 'Улица' | 'Дом' | 'Корпус' | 'Квартира';
  value: string;
};

export type OrderAddress = {
  /** The whole postal address as one line of text. */
  line: string;
  /** Entrance, floor and intercom code; CommerceML has no fields for these. */
  details: { entrance: string | null; floor: string | null; intercom: string | null };
  fields: AddressField[];
};

/**
 * The postal address to which an order is delivered; null if the order is collected, or if its address is no
 * longer stored. `region` is '' if it is unknown or if the city is itself a region.
 */
export function orderAddress({ address, delivery }: Order, region: string): OrderAddress | null {
  if (address === null) return null;
  const city = delivery.cityName;
  const street = withoutPlace(address.address, [region, city]);
  const { flat, ...details } = addressDetails(address);
  const line = addressWords({ ...address, address: street || address.address }).replaceAll('\u00a0', ' ');
  const { road, house, building, ownFlat } = splitStreet(street);
  const all: [AddressField['type'], string | null | undefined][] = [
    ['Почтовый индекс', address.postalCode],
    ['Страна', 'Россия'],
    ['Регион', region],
    ['Город', city],
    ['Улица', road],
    ['Дом', house],
    ['Корпус', building],
    ['Квартира', flat ?? ownFlat],
  ];
  return {
    line: [address.postalCode, region, city, line].filter(Boolean).join(', '),
    details,
    fields: all.flatMap(([type, value]) => (value ? [{ type, value }] : [])),
  };
}

/**
 * The postal address of the place where an order is collected, as one line of text; null if the order is
 * delivered.
 */
export function pointAddress({ delivery: { point, cityName } }: Order, region: string): string | null {
  if (point === null) return null;
  const street = withoutPlace(point.address, [region, cityName]);
  return [region, cityName, street || point.address].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
}

const COUNTRY = ['россия', 'рф', 'российская федерация'];
const CITY_LABEL = /^(?:г|гор|город|п|пос|посёлок|поселок|с|село|д|дер|деревня)(?![\p{L}])\.?\s*/iu;
const STREET_TYPE =
  /^(?:ул|улица|пр|пр-т|пр-кт|просп|проспект|пер|переулок|ш|шоссе|б-р|бульвар|наб|набережная|проезд|пл|площадь|мкр|микрорайон)(?![\p{L}])/iu;

/**
 * Removes the country, postal code, region and city that a shopper may have typed before street and house.
 */
function withoutPlace(address: string, places: readonly string[]): string {
  const known = [...COUNTRY, ...places.map(normalizeForComparison)].filter((name) => name !== '');
  const parts = address.split(/\s*,\s*/);
  const isPlace = (part: string) =>
    /^\d{6}$/.test(part) ||
    [part, part.replace(CITY_LABEL, '')].some((name) => known.includes(normalizeForComparison(name)));
  while (parts.length > 1 && isPlace(parts[0] ?? '')) parts.shift();
  const first = parts[0] ?? '';
  for (const name of places) {
    const bare = first.replace(CITY_LABEL, '');
    if (name === '' || !normalizeForComparison(bare).startsWith(`${normalizeForComparison(name)} `)) continue;
    const rest = bare.slice(name.length).trim();
    if (STREET_TYPE.test(rest)) parts[0] = rest;
  }
  return parts.join(', ');
}

const OWN_FLAT = /,?\s*(?<![\p{L}])(?:кв|квартира)(?![\p{L}])[.\s№]*([^\s,]+)\s*$/iu;
const HOUSE =
  /^(.*?[\p{L}.)»])\s*,?\s+(?:д(?:ом)?(?![\p{L}])\.?\s*)?№?\s*(\d+(?:\s?\p{L}(?!\p{L}))?(?:[/-]\d+\p{L}?)?)(?:\s*,?\s*(?:к|корп|корпус)(?![\p{L}])\.?\s*(\d+\p{L}?))?(?:\s*,?\s*(?:с|стр|строение)(?![\p{L}])\.?\s*(\d+\p{L}?))?$/iu;

type Street = { road: string; house?: string; building?: string; ownFlat?: string };

/**
 * Splits a text like «ул. Баумана, 5 корп. 2» into street, house and building. If the text has another form,
 * all of it is the street.
 */
function splitStreet(text: string): Street {
  const ownFlat = OWN_FLAT.exec(text)?.[1];
  const bare = text.replace(OWN_FLAT, '');
  const [, road, house, building, part] = HOUSE.exec(bare) ?? [];
  const flat = ownFlat === undefined ? {} : { ownFlat };
  if (road === undefined || house === undefined) return { road: bare, ...flat };
  return {
    road: road.replace(/,$/, ''),
    house: part === undefined ? house : `${house} стр. ${part}`,
    ...(building !== undefined && { building }),
    ...flat,
  };
}
