/**
 * Regions with the ranges of the first three digits of their postal codes, both ends included. From the
 * directory of Russian Post: all numbers below 700 that it uses, except 200 and 500 (sorting centres) and 468
 * (Байконур, which is in no region).
 */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Москва: ['101-135'],
  'Московская область': ['139-145'],
  'Ярославская область': ['150-152'],
  'Ивановская область': ['153-155'],
  'Костромская область': ['156-157'],
  'Вологодская область': ['160-162'],
  'Архангельская область': ['163-165'],
  'Ненецкий автономный округ': ['166'],
  'Республика Коми': ['167-169'],
  'Тверская область': ['170-172'],
  'Новгородская область': ['173-175'],
  'Псковская область': ['180-182'],
  'Мурманская область': ['183-184'],
  'Республика Карелия': ['185-186'],
  'Ленинградская область': ['187-188'],
  'Санкт-Петербург': ['190-199'],
  'Смоленская область': ['214-216'],
  'Калининградская область': ['236-238'],
  'Брянская область': ['241-243'],
  'Калужская область': ['248-249'],
  'Республика Крым': ['295-298'],
  Севастополь: ['299'],
  'Тульская область': ['300-301'],
  'Орловская область': ['302-303'],
  'Курская область': ['305-307'],
  'Белгородская область': ['308-309'],
  'Ростовская область': ['344-347'],
  'Краснодарский край': ['350-354'],
  'Ставропольский край': ['355-357'],
  'Республика Калмыкия': ['358-359'],
  'Кабардино-Балкарская Республика': ['360-361'],
  'Республика Северная Осетия — Алания': ['362-363'],
  'Чеченская Республика': ['364-366'],
  'Республика Дагестан': ['367-368'],
  'Карачаево-Черкесская Республика': ['369'],
  'Республика Адыгея': ['385'],
  'Республика Ингушетия': ['386'],
  'Рязанская область': ['390-391'],
  'Тамбовская область': ['392-393'],
  'Воронежская область': ['394-397'],
  'Липецкая область': ['398-399'],
  'Волгоградская область': ['400-404'],
  'Саратовская область': ['410-413'],
  'Астраханская область': ['414-416'],
  'Республика Татарстан': ['420-423'],
  'Республика Марий Эл': ['424-425'],
  'Удмуртская Республика': ['426-427'],
  'Чувашская Республика': ['428-429'],
  'Республика Мордовия': ['430-431'],
  'Ульяновская область': ['432-433'],
  'Пензенская область': ['440-442'],
  'Самарская область': ['443-446'],
  'Республика Башкортостан': ['450-453'],
  'Челябинская область': ['454-457'],
  'Оренбургская область': ['460-462'],
  'Владимирская область': ['600-602'],
  'Нижегородская область': ['603-607'],
  'Кировская область': ['610-613'],
  'Пермский край': ['614-619'],
  'Свердловская область': ['620-624'],
  'Тюменская область': ['625-627'],
  'Ханты-Мансийский автономный округ — Югра': ['628'],
  'Ямало-Ненецкий автономный округ': ['629'],
  'Новосибирская область': ['630-633'],
  'Томская область': ['634-636'],
  'Курганская область': ['640-641'],
  'Омская область': ['644-646'],
  'Красноярский край': ['647-648', '660-663'],
  'Республика Алтай': ['649'],
  'Кемеровская область': ['650-654'],
  'Республика Хакасия': ['655'],
  'Алтайский край': ['656-659'],
  'Иркутская область': ['664-666', '669'],
  'Республика Тыва': ['667-668'],
  'Республика Бурятия': ['670-671'],
  'Забайкальский край': ['672-674', '687'],
  'Амурская область': ['675-676'],
  'Республика Саха (Якутия)': ['677-678'],
  'Еврейская автономная область': ['679'],
  'Хабаровский край': ['680-682'],
  'Камчатский край': ['683-684', '688'],
  'Магаданская область': ['685-686'],
  'Чукотский автономный округ': ['689'],
  'Приморский край': ['690-692'],
  'Сахалинская область': ['693-694'],
};

const BY_PREFIX = new Map(
  Object.entries(REGIONS).flatMap(([region, ranges]) =>
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, step) => [String(first + step), region] as const);
    }),
  ),
);

/**
 * A place that is not in the shop's list of cities, such as a village. It is known only by its postal code.
 */
export type PostalPlace = { code: string; region: string; postalCode: string };

/** Matches the city code of such a place: `indeks-152020`. */
const CODE = /^indeks-(\d{6})$/;

/** The postal code in a city code. Undefined for cities of the list, whose codes contain none. */
export const postalCodeOf = (cityCode: string): string | undefined => CODE.exec(cityCode)?.[1];

/** The place with this postal code. Undefined if no region has the code. */
export function postalPlace(postalCode: string): PostalPlace | undefined {
  const digits = postalCode.trim();
  const region = /^\d{6}$/.test(digits) ? BY_PREFIX.get(digits.slice(0, 3)) : undefined;
  return region === undefined ? undefined : { code: `indeks-${digits}`, region, postalCode: digits };
}

/** The place that a city code such as `indeks-152020` means. Undefined for cities of the list. */
export function postalPlaceOf(cityCode: string): PostalPlace | undefined {
  const postalCode = postalCodeOf(cityCode);
  return postalCode === undefined ? undefined : postalPlace(postalCode);
}

/**
 * The place in the form of a city, as `getCities` returns it: the region takes the place of the name, and the
 * postal code that of the region.
 */
export const postalCity = ({ code, region, postalCode }: PostalPlace) => ({
  code,
  name: region,
  region: `индекс ${postalCode}`,
  storeCount: 0,
  isDefault: false,
});
