import { randomUUID } from 'node:crypto';
import { bodyOf, place } from '../../tests/integration/orders.ts';
import { add, type Shopper } from '../../tests/integration/shop.ts';

/** What shoppers do during their visit, in percent of all visits. */
const MIX = { browse: 90, search: 5, cart: 4, buy: 1 };

export type Kind = keyof typeof MIX;

export const KINDS = Object.keys(MIX) as Kind[];

/** For each kind of visit, a function that makes the whole visit. */
export type Doing = Record<Kind, () => Promise<void>>;

/** Results of a run: the order numbers, and how many responses failed, by HTTP status. */
export type Outcome = { orders: string[]; failures: Map<number, number> };

const WORDS = [
  'платье',
  'чёрное пальто',
  'джинсы',
  'белая рубашка',
  'свитер',
  'кроссовки',
  'юбка миди',
  'куртка',
];

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Chooses at random what the next shopper does. */
export function nextKind(): Kind {
  let left = Math.random() * 100;
  for (const kind of KINDS) {
    left -= MIX[kind];
    if (left < 0) return kind;
  }
  return 'browse';
}

export type World = { origin: string; articles: readonly string[]; addresses: readonly string[] };

/** Makes the visits over HTTP. Each guest has an IP address of its own. */
export function shoppersOf({ origin, articles, addresses }: World, outcome: Outcome): Doing {
  let networks = 0;
  const carts: Shopper[] = [];

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(origin + path, { redirect: 'manual', ...init });
    const body = await answer.arrayBuffer();
    if (answer.status >= 500 || answer.status === 429)
      outcome.failures.set(answer.status, (outcome.failures.get(answer.status) ?? 0) + 1);
    return new Response(answer.status === 204 ? null : body, answer);
  }

  async function becomeGuest(): Promise<Shopper> {
    networks += 1;
    const network = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
    let cookie = '';
    const call: Shopper['call'] = async (method, path, body, { headers } = {}) => {
      const url = new URL(path, origin);
      url.searchParams.set('site', 'ru');
      return ask(url.pathname + url.search, {
        method,
        headers: {
          origin,
          cookie,
          'x-forwarded-for': network,
          'x-request-id': randomUUID(),
          'x-requested-from': 'browser',
          'x-site-id': 'ru',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    };
    const answer = await call('POST', '/api/auth/guest');
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { id: '', refreshToken: '', call };
  }

  const look = async (path: string) => {
    await ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  };

  return {
    browse: () => look(oneOf(addresses)),
    search: () => look(`/search?query=${encodeURIComponent(oneOf(WORDS))}`),
    async cart() {
      // Half of the shoppers continue with the cart of an earlier shopper.
      const known = Math.random() < 0.5 ? carts.pop() : undefined;
      const shopper = known ?? (await becomeGuest());
      await add(shopper, oneOf(articles));
      if (carts.length < 200) carts.push(shopper);
    },
    async buy() {
      const shopper = await becomeGuest();
      const added = await add(shopper, oneOf(articles));
      if (!added.ok) return;
      const answer = await place({ shopper, body: await bodyOf(shopper) });
      if (answer.ok) outcome.orders.push(((await answer.json()) as { number: string }).number);
    },
  };
}
