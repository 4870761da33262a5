import type { z } from 'zod';
import { fetchBytes, fetchJson, OutsideFailure } from '../../platform/outside/fetch-json.ts';
import type { Destination } from '../base/parcel.ts';
import { citiesAnswer, tokenAnswer } from './cdek-answers.ts';

export type CdekAccess = {
  /** Base URL of API v2, https://api.cdek.ru/v2. */
  url: string;
  clientId: string;
  clientSecret: string;
  clock: () => Date;
};

type CdekCall<T> = {
  path: string;
  schema: z.ZodType<T>;
  /** Timeout of this call, in ms. A request for a token before it has the same timeout. */
  timeoutMs: number;
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string>;
  body?: object;
  readRefusals?: readonly number[];
};

export type CdekClient = {
  /** @throws OutsideFailure */
  call<T>(request: CdekCall<T>): Promise<T>;
  /** Downloads a PDF. @throws OutsideFailure */
  download(request: Pick<CdekCall<never>, 'path' | 'timeoutMs'>): Promise<Uint8Array>;
  /** CDEK's code of a city; undefined if CDEK knows no city with this name. */
  cityCodeOf(to: Destination, timeoutMs: number): Promise<number | undefined>;
};

/** Maximum size of a response in bytes. Moscow has several thousand points of 3 KB each. */
const MAX_BYTES = 30_000_000;
const MAX_PDF_BYTES = 5_000_000;
/** How long before its expiry a token is renewed, in ms. */
const MARGIN_MS = 60_000;

/**
 * The name of a region without words such as «Республика», for comparisons, because some sources omit them:
 * «Татарстан» for «Республика Татарстан».
 */
const bareRegion = (region: string): string =>
  region
    .toLowerCase()
    .replace(/(?<![а-яё])(республика|область|обл\.?|край|автономный округ|автономная)(?![а-яё])/g, '')
    .trim();

/** Creates a client of the CDEK API v2. All calls share one OAuth token. */
export function createCdekClient({ url, clientId, clientSecret, clock }: CdekAccess): CdekClient {
  const cityCodes = new Map<string, number>();
  let token: { text: Promise<string>; endsAt: number } | undefined;

  const address = (path: string, query: Record<string, string> = {}) => {
    const whole = new URL(`${url.replace(/\/+$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) whole.searchParams.set(name, value);
    return whole;
  };

  async function newToken(timeoutMs: number): Promise<string> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await fetchJson({
      address: address('oauth/token'),
      init: { method: 'POST', body: new URLSearchParams(form) },
      timeoutMs,
      maxBytes: 100_000,
      schema: tokenAnswer,
    });
    if (token) token.endsAt = clock().getTime() + answer.expires_in * 1000 - MARGIN_MS;
    return answer.access_token;
  }

  /**
   * The current token. Concurrent calls share one request for a token; if it fails, the next call requests a
   * token again.
   */
  function currentToken(timeoutMs: number): Promise<string> {
    if (token && clock().getTime() < token.endsAt) return token.text;
    const mine = { text: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
    token = mine;
    mine.text = newToken(timeoutMs).catch((error: unknown) => {
      if (token === mine) token = undefined;
      throw error;
    });
    return mine.text;
  }

  async function withToken<T>(
    timeoutMs: number,
    ask: (authorization: string) => Promise<T>,
    isRepeated = false,
  ): Promise<T> {
    const authorization = `Bearer ${await currentToken(timeoutMs)}`;
    try {
      return await ask(authorization);
    } catch (error) {
      // If CDEK responds with 401, requests a new token and repeats the call once, because the token may have
      // been revoked before it expired.
      if (isRepeated || !(error instanceof OutsideFailure) || error.status !== 401) throw error;
      token = undefined;
      return withToken(timeoutMs, ask, true);
    }
  }

  function call<T>({ path, query, body, schema, timeoutMs, readRefusals = [], ...rest }: CdekCall<T>) {
    const method = rest.method ?? (body ? 'POST' : 'GET');
    return withToken(timeoutMs, (authorization) => {
      const headers = { accept: 'application/json', authorization, 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return fetchJson({
        address: address(path, query),
        init,
        timeoutMs,
        maxBytes: MAX_BYTES,
        schema,
        readRefusals,
      });
    });
  }

  return {
    call,
    async download({ path, timeoutMs }) {
      const bytes = await withToken(timeoutMs, (authorization) =>
        fetchBytes({
          address: address(path),
          timeoutMs,
          maxBytes: MAX_PDF_BYTES,
          init: { headers: { accept: 'application/pdf', authorization } },
        }),
      );
      if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') return bytes;
      throw new OutsideFailure('The answer is not a PDF');
    },
    async cityCodeOf({ cityCode, cityName, region }, timeoutMs) {
      const known = cityCodes.get(cityCode);
      if (known !== undefined) return known;
      const query = { country_codes: 'RU', city: cityName };
      const found = await call({ path: 'location/cities', query, schema: citiesAnswer, timeoutMs });
      const named = found.filter(({ city }) => city.toLowerCase() === cityName.toLowerCase());
      const isThere = (one: { region?: string | null | undefined }) =>
        bareRegion(one.region ?? '') === bareRegion(region);
      const code = (named.find(isThere) ?? named[0])?.code;
      if (code !== undefined) cityCodes.set(cityCode, code);
      return code;
    },
  };
}
