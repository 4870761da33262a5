import { slugify } from './text/slug.ts';

export type DemoCity = {
  code: string;
  name: string;
  /** Empty for cities that are federal subjects themselves. */
  region: string;
  isDefault: boolean;
  ordinal: number;
};

/** Cities by the time zone of their stores. */
const byZone = {
  'Europe/Kaliningrad': { Калининград: 'Калининградская область' },
  'Europe/Moscow': {
    Москва: '',
    'Санкт-Петербург': '',
    'Нижний Новгород': 'Нижегородская область',
    Казань: 'Республика Татарстан',
    'Ростов-на-Дону': 'Ростовская область',
    Краснодар: 'Краснодарский край',
    Воронеж: 'Воронежская область',
    Тула: 'Тульская область',
    Ярославль: 'Ярославская область',
    Рязань: 'Рязанская область',
    Тверь: 'Тверская область',
    Липецк: 'Липецкая область',
    Белгород: 'Белгородская область',
    Курск: 'Курская область',
    Пенза: 'Пензенская область',
    Иваново: 'Ивановская область',
    Владимир: 'Владимирская область',
    Калуга: 'Калужская область',
    Сочи: 'Краснодарский край',
    Ставрополь: 'Ставропольский край',
    Чебоксары: 'Чувашская Республика',
    Архангельск: 'Архангельская область',
    'Набережные Челны': 'Республика Татарстан',
  },
  'Europe/Volgograd': { Волгоград: 'Волгоградская область' },
  'Europe/Samara': {
    Самара: 'Самарская область',
    Тольятти: 'Самарская область',
    Ижевск: 'Удмуртская Республика',
  },
  'Europe/Saratov': { Саратов: 'Саратовская область' },
  'Asia/Yekaterinburg': {
    Екатеринбург: 'Свердловская область',
    Челябинск: 'Челябинская область',
    Уфа: 'Республика Башкортостан',
    Пермь: 'Пермский край',
    Тюмень: 'Тюменская область',
    Оренбург: 'Оренбургская область',
  },
  'Asia/Omsk': { Омск: 'Омская область' },
  'Asia/Novosibirsk': { Новосибирск: 'Новосибирская область' },
  'Asia/Barnaul': { Барнаул: 'Алтайский край' },
  'Asia/Tomsk': { Томск: 'Томская область' },
  'Asia/Krasnoyarsk': { Красноярск: 'Красноярский край' },
  'Asia/Irkutsk': { Иркутск: 'Иркутская область' },
  'Asia/Vladivostok': { Владивосток: 'Приморский край', Хабаровск: 'Хабаровский край' },
} as const satisfies Record<string, Record<string, string>>;

/** The largest cities first; the rest follow in alphabetical order. */
const first: readonly string[] = [
  'Москва',
  'Санкт-Петербург',
  'Новосибирск',
  'Екатеринбург',
  'Казань',
  'Красноярск',
  'Нижний Новгород',
  'Челябинск',
  'Уфа',
  'Самара',
  'Ростов-на-Дону',
  'Краснодар',
];

const facts = Object.entries(byZone).flatMap(([zone, regions]) =>
  Object.entries(regions).map(([name, region]) => ({ name, region, zone })),
);

/** Compares cities: the largest by size, then the others in alphabetical order. */
function byImportance(one: string, other: string): number {
  const place = (name: string) => (first.indexOf(name) + first.length + 1) % (first.length + 1);
  return place(one) - place(other) || one.localeCompare(other, 'ru');
}

/** Cities that the demo delivers to; Moscow is the default. */
export const cities: readonly DemoCity[] = facts
  .toSorted((one, other) => byImportance(one.name, other.name))
  .map(({ name, region }, index) => ({
    code: slugify(name),
    name,
    region,
    isDefault: name === 'Москва',
    ordinal: index + 1,
  }));

/** The IANA time zone of a city. Throws RangeError for a city the demo does not know. */
export function timeZoneOf(cityName: string): string {
  const found = facts.find(({ name }) => name === cityName);
  if (!found) throw new RangeError(`No such city: ${cityName}.`);
  return found.zone;
}
