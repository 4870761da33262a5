import type { MockShop } from '../../mocks/shop/shop.ts';

type Stored = MockShop['state']['contactRequests'][number];
type Change = Omit<Partial<Stored>, 'request'> & { request?: Partial<Stored['request']> };

/** Puts a request by the contact form into the mock shop, which waits for an answer. */
export function putRequest({ state }: Pick<MockShop, 'state'>, change: Change = {}): Stored {
  const stored: Stored = {
    key: crypto.randomUUID(),
    body: '',
    ownerId: null,
    isOwnOrder: false,
    version: 1,
    state: 'WAITING',
    steps: [],
    contents: [],
    ...change,
    request: {
      number: `П-48291${state.contactRequests.length}-6`,
      at: '2026-11-22T18:05:00.000Z',
      subject: 'DELIVERY',
      name: 'Мария Орлова',
      email: 'orlova@example.ru',
      phone: null,
      orderNumber: null,
      text: 'Можно ли перенести доставку на четверг?',
      files: [],
      ...change.request,
    },
  };
  state.contactRequests.push(stored);
  return stored;
}
