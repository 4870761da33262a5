import { slugify } from '#shared/text/slug.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { StoreHours } from '../../backend/domain/tables/content-types.ts';
import type { store } from '../../backend/domain/tables/places.ts';
import { portraits } from '../portraits/portraits.ts';

/** A store in the form of the database. Its phone number is from a range that belongs to no one. */
export type DemoStore = typeof store.$inferSelect;

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const hours = {
  mall: [{ days: everyDay, opens: '10:00', closes: '22:00' }],
  street: [
    { days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '21:00' },
    { days: [7], opens: '11:00', closes: '20:00' },
  ],
  early: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '21:00' },
    { days: [6, 7], opens: '10:00', closes: '20:00' },
  ],
} as const satisfies Record<string, StoreHours[]>;

const pickup = 'Самовывоз заказов';
const fitting = 'Примерка заказов';
const refund = 'Возврат покупок';
const tailor = 'Подгонка по фигуре';
const children = 'Детский отдел';
const shoes = 'Обувной отдел';

/** Stores close early on New Year's Eve, and are closed on New Year's Day. */
const newYears = [2026].flatMap((year) => [
  { day: `${year}-12-31`, opens: '10:00', closes: '18:00', reason: null },
  { day: `${year + 1}-01-01`, opens: null, closes: null, reason: 'Новый год' },
]);

type StoreFacts = {
  city: string;
  name: string;
  address: string;
  landmark: string | null;
  open: keyof typeof hours;
  /** Latitude, then longitude. */
  at: readonly [number, number];
  services: readonly string[];
};

/** Time zones of cities that do not have Moscow time. */
const timeZones: Readonly<Record<string, string>> = {
  Новосибирск: 'Asia/Novosibirsk',
  Екатеринбург: 'Asia/Yekaterinburg',
};

/** The stores of the demo. The stores are invented and the streets exist; a house number may not exist. */
const facts: readonly StoreFacts[] = [
  {
    city: 'Москва',
    name: 'Витрина на Кузнецком Мосту',
    address: 'ул. Кузнецкий Мост, 9',
    landmark: 'Метро «Кузнецкий Мост»',
    open: 'mall',
    at: [55.7617, 37.6216],
    services: [pickup, fitting, refund, tailor, children, shoes],
  },
  {
    city: 'Москва',
    name: 'Витрина на Мясницкой',
    address: 'ул. Мясницкая, 24',
    landmark: 'Метро «Тургеневская»',
    open: 'street',
    at: [55.764, 37.6366],
    services: [pickup, fitting, refund],
  },
  {
    city: 'Москва',
    name: 'Витрина на Ленинском проспекте',
    address: 'Ленинский пр-т, 62',
    landmark: 'Метро «Академическая»',
    open: 'mall',
    at: [55.6936, 37.5662],
    services: [pickup, fitting, refund, children],
  },
  {
    city: 'Москва',
    name: 'Витрина на Пятницкой',
    address: 'ул. Пятницкая, 18',
    landmark: 'Метро «Новокузнецкая»',
    open: 'early',
    at: [55.7432, 37.6283],
    services: [pickup, fitting, refund, shoes],
  },
  {
    city: 'Санкт-Петербург',
    name: 'Витрина на Большой Конюшенной',
    address: 'ул. Большая Конюшенная, 12',
    landmark: 'Метро «Невский проспект»',
    open: 'mall',
    at: [59.9379, 30.3237],
    services: [pickup, fitting, refund, tailor, children, shoes],
  },
  {
    city: 'Санкт-Петербург',
    name: 'Витрина на Большом проспекте',
    address: 'Большой пр-т П. С., 47',
    landmark: 'Метро «Петроградская»',
    open: 'street',
    at: [59.9615, 30.3075],
    services: [pickup, fitting, refund],
  },
  {
    city: 'Санкт-Петербург',
    name: 'Витрина на Московском проспекте',
    address: 'Московский пр-т, 189',
    landmark: 'Метро «Московская»',
    open: 'mall',
    at: [59.8523, 30.3221],
    services: [pickup, fitting, refund, children],
  },
  {
    city: 'Новосибирск',
    name: 'Витрина на Красном проспекте',
    address: 'Красный пр-т, 31',
    landmark: 'Метро «Площадь Ленина»',
    open: 'mall',
    at: [55.0313, 82.9206],
    services: [pickup, fitting, refund, children, shoes],
  },
  {
    city: 'Екатеринбург',
    name: 'Витрина на Вайнера',
    address: 'ул. Вайнера, 14',
    landmark: 'Метро «Площадь 1905 года»',
    open: 'mall',
    at: [56.8345, 60.5971],
    services: [pickup, fitting, refund, tailor, shoes],
  },
  {
    city: 'Екатеринбург',
    name: 'Витрина на Малышева',
    address: 'ул. Малышева, 71',
    landmark: 'Метро «Геологическая»',
    open: 'street',
    at: [56.8337, 60.6119],
    services: [pickup, refund],
  },
  {
    city: 'Казань',
    name: 'Витрина на Баумана',
    address: 'ул. Баумана, 44',
    landmark: 'Метро «Кремлёвская»',
    open: 'mall',
    at: [55.7904, 49.1147],
    services: [pickup, fitting, refund, children],
  },
  {
    city: 'Нижний Новгород',
    name: 'Витрина на Большой Покровской',
    address: 'ул. Большая Покровская, 30',
    landmark: 'Метро «Горьковская»',
    open: 'street',
    at: [56.3191, 43.9998],
    services: [pickup, fitting, refund, shoes],
  },
  {
    city: 'Нижний Новгород',
    name: 'Витрина на Белинского',
    address: 'ул. Белинского, 58',
    landmark: null,
    open: 'early',
    at: [56.3125, 44.0235],
    services: [pickup, fitting],
  },
  {
    city: 'Краснодар',
    name: 'Витрина на Красной',
    address: 'ул. Красная, 122',
    landmark: 'Остановка «Театр драмы»',
    open: 'mall',
    at: [45.0384, 38.9745],
    services: [pickup, fitting, refund, children, shoes],
  },
];

/** Stores of the demo. The last service in the list of each store says that it is a demonstration. */
export const stores: readonly DemoStore[] = facts.map(({ city, name, at, open, ...store }, index) => {
  const cityCode = slugify(city);
  const code = `${cityCode}-${slugify(name.replace(/^Витрина на /u, ''))}`;
  const portrait = portraits.get(code);
  return {
    code,
    cityCode,
    name: typeset(name),
    timeZone: timeZones[city] ?? 'Europe/Moscow',
    address: typeset(store.address),
    landmark: store.landmark === null ? null : typeset(store.landmark),
    phone: `+780000000${String(index + 1).padStart(2, '0')}`,
    hours: hours[open].map((one) => ({ ...one, days: [...one.days] })),
    specialDays: newYears.map((day) => ({ ...day })),
    latitude: at[0],
    longitude: at[1],
    services: [...store.services, 'Демонстрационный магазин'].map(typeset),
    pictures: portrait ? [portrait] : [],
  };
});
