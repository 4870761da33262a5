import type { ListedOrders } from './open-desk.ts';

export type Listed = { name: string; queries: readonly Readonly<Record<string, string>>[] };

/** The beginnings of a text, as the search asks for them while it is typed. */
const keystrokes = (text: string) =>
  Array.from(text, (_, at) => ({ search: text.slice(0, at + 1).trim() })).filter(
    ({ search }) => search !== '',
  );

/**
 * What people of a shop ask the list of orders for. `sample` has orders of all ages.
 * @param middle a page in the middle of all orders
 */
export function casesOf(
  sample: readonly { number: string; name: string; phone: string; email: string; sku: string }[],
  middle: ListedOrders,
): Listed[] {
  const each = (name: string, text: (one: (typeof sample)[number]) => string): Listed => ({
    name,
    queries: sample.map((one) => ({ search: text(one) })),
  });
  const days = { from: '2026-03-01', to: '2026-03-31' };
  return [
    { name: 'all, the newest', queries: [{}] },
    { name: 'a page in the middle', queries: [{ cursor: middle.next ?? '' }] },
    { name: 'to pack: two states', queries: [{ state: 'PLACED,PAID' }] },
    { name: 'a month of half a year ago', queries: [days] },
    { name: 'cancelled in that month', queries: [{ ...days, state: 'CANCELLED' }] },
    { name: 'a payment of another sum', queries: [{ undecided: 'true' }] },
    each('phone, whole', ({ phone }) => `8 (${phone.slice(2, 5)}) ${phone.slice(5)}`),
    each('phone, last four digits', ({ phone }) => phone.slice(-4)),
    each('number, whole', ({ number }) => number),
    each('number, three digits', ({ number }) => number.slice(4, 7)),
    each('name and surname', ({ name }) => name),
    each('surname', ({ name }) => name.split(' ')[1] ?? ''),
    { name: 'a part that half of the surnames have', queries: [{ search: 'ова' }] },
    { name: 'two letters', queries: [{ search: 'ив' }, { search: 'щу' }, { search: 'ъ' }] },
    each('e-mail', ({ email }) => email),
    { name: 'a part of all e-mails', queries: [{ search: 'example' }] },
    each('SKU', ({ sku }) => sku),
    { name: 'nothing found', queries: [{ search: 'арктур' }, { search: '8 800 000-00-00' }] },
    {
      name: 'a surname in a state and a month',
      queries: [{ ...days, state: 'CANCELLED', search: 'орлова' }],
    },
    {
      name: 'a phone, a keystroke',
      queries: sample.slice(0, 3).flatMap(({ phone }) => keystrokes(`8${phone.slice(2)}`)),
    },
    { name: 'a name, a keystroke', queries: sample.slice(0, 3).flatMap(({ name }) => keystrokes(name)) },
  ];
}
