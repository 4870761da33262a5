import type { z } from 'zod';
import { fetchJson, OutsideFailure } from '../../platform/outside/fetch-json.ts';
import { within } from '../../platform/outside/within.ts';
import type { DeliveryProvider, Destination, Parcel } from '../../platform/ports/delivery-provider.ts';
import { citiesAnswer, pointsAnswer, tariffsAnswer, tokenAnswer } from './cdek-answers.ts';
import { pointOf, quotesOf } from './cdek-facts.ts';

export type CdekOptions = {
  /** Base of API v2, https://api.cdek.ru/v2. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Of everything that answers one question: token, city and what was asked for. */
  timeoutMs: number;
  clock: () => Date;
};

/** Moscow has some thousand points of 3 KB. */
const MAX_BYTES = 30_000_000;
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;
/** Orders come from a shop. */
const SHOP = 1;

/** A region without the word for what it is, which only some name: «Республика Татарстан», «Татарстан». */
const bareRegion = (region: string): string =>
  region
    .toLowerCase()
    .replace(/(?<![а-яё])(республика|область|обл\.?|край|автономный округ|автономная)(?![а-яё])/g, '')
    .trim();

/** CDEK by its API v2: OAuth token, cities, points and the list of tariffs. */
export function createCdek({ url, clientId, clientSecret, timeoutMs, clock }: CdekOptions): DeliveryProvider {
  const cityCodes = new Map<string, number>();
  let token: { text: Promise<string>; endsAt: number } | undefined;

  const address = (path: string, query: Record<string, string> = {}) => {
    const whole = new URL(`${url.replace(/\/+$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) whole.searchParams.set(name, value);
    return whole;
  };

  async function newToken(): Promise<string> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await fetchJson({
      address: address('oauth/token'),
      init: { method: 'POST', body: new URLSearchParams(form) },
      ...{ timeoutMs, maxBytes: 100_000, schema: tokenAnswer },
    });
    if (token) token.endsAt = clock().getTime() + answer.expires_in * 1000 - MARGIN_MS;
    return answer.access_token;
  }

  /** One token for all calls at once; a failed one is asked for again. */
  function currentToken(): Promise<string> {
    if (token && clock().getTime() < token.endsAt) return token.text;
    const mine = { text: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
    token = mine;
    mine.text = newToken().catch((error: unknown) => {
      if (token === mine) token = undefined;
      throw error;
    });
    return mine.text;
  }

  async function call<T>(where: URL, schema: z.ZodType<T>, body?: object, isRepeated = false): Promise<T> {
    const authorization = `Bearer ${await currentToken()}`;
    const headers = { accept: 'application/json', authorization, 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    try {
      return await fetchJson({ address: where, init, timeoutMs, maxBytes: MAX_BYTES, schema });
    } catch (error) {
      // The token may have been taken back before its time.
      if (isRepeated || !(error instanceof OutsideFailure) || error.status !== 401) throw error;
      token = undefined;
      return call(where, schema, body, true);
    }
  }

  /** The carrier's own number of a city; undefined when it knows none of that name. */
  async function cityCodeOf({ cityCode, cityName, region }: Destination): Promise<number | undefined> {
    const known = cityCodes.get(cityCode);
    if (known !== undefined) return known;
    const found = await call(
      address('location/cities', { country_codes: 'RU', city: cityName }),
      citiesAnswer,
    );
    const named = found.filter(({ city }) => city.toLowerCase() === cityName.toLowerCase());
    const isThere = (one: { region?: string | null | undefined }) =>
      bareRegion(one.region ?? '') === bareRegion(region);
    const code = (named.find(isThere) ?? named[0])?.code;
    if (code !== undefined) cityCodes.set(cityCode, code);
    return code;
  }

  async function quotes({ fromPostalCode, grams, length, width, height }: Parcel, to: Destination) {
    const code = to.postalCode === null ? await cityCodeOf(to) : undefined;
    if (to.postalCode === null && code === undefined) return [];
    const answer = await call(address('calculator/tarifflist'), tariffsAnswer, {
      type: SHOP,
      from_location: { postal_code: fromPostalCode },
      to_location: to.postalCode === null ? { code } : { postal_code: to.postalCode },
      packages: [{ weight: grams, length, width, height }],
    });
    return quotesOf(answer.tariff_codes);
  }

  async function points(to: Destination) {
    const code = await cityCodeOf(to);
    if (code === undefined) return [];
    const query = { city_code: String(code), type: 'ALL', is_handout: 'true' };
    const found = await call(address('deliverypoints', query), pointsAnswer);
    return found.flatMap((point) => pointOf(point, to.cityCode) ?? []);
  }

  return {
    carrier: 'cdek',
    quotes: (parcel, to) => within(timeoutMs, () => quotes(parcel, to)),
    points: (to) => within(timeoutMs, () => points(to)),
  };
}
