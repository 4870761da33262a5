import type { MethodEntry, Tariff } from './table.ts';

/** The properties of a delivery method that tests set. */
type Method = MethodEntry & { carrier: 'cdek' | null; deliversOn: number[] };

/** Makes a delivery method for a test. Properties that the test does not give have default values. */
export const method = (facts: Partial<Method> & Pick<Method, 'id' | 'kind'>): Method => ({
  name: facts.id,
  fitting: 'none',
  payments: ['card-online'],
  deliversOn: [1, 2, 3, 4, 5, 6, 7],
  intervals: [],
  daysToChoose: 0,
  ordersPerDay: null,
  minSum: null,
  maxSum: null,
  maxPieces: null,
  storageDays: 7,
  carrier: null,
  sameDayUntil: null,
  ...facts,
});

const tariff = (price: number, freeFrom: number | null = null): Tariff => ({
  price,
  steps: [],
  freeFrom,
  days: { min: 1, max: 2 },
});

/** A delivery table in which every method delivers to Moscow, and only couriers deliver to other places. */
export const tableOf = (methods: Method[]) => ({
  warehouse: {
    timeZone: 'Europe/Moscow',
    cutOff: '14:00',
    worksOn: [1, 2, 3, 4, 5, 6, 7],
    postalCode: '101000',
    piece: { grams: 500, length: 30, width: 20, height: 5 },
  },
  calendar: { holidays: [], workdays: [] },
  methods,
  zones: [
    {
      name: 'Москва',
      cities: ['moskva'],
      regions: [],
      postalCodes: [],
      rest: false,
      tariffs: Object.fromEntries(
        methods.map(({ id, kind }) => [id, tariff(kind === 'store' ? 0 : 30_000, 500_000)]),
      ),
    },
    {
      name: 'Остальные',
      cities: [],
      regions: [],
      postalCodes: [],
      rest: true,
      tariffs: { courier: tariff(45_000) },
    },
  ],
});
