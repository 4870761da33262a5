import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { OutsideFailure } from '../../platform/outside/fetch-json.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { type CounterpartReply, json, silence } from '../../platform/testing/counterpart.ts';
import { readServiceSettings } from '../../service-settings.ts';
import { cdekPoint, startCdek } from '../testing/cdek.ts';
import { createCdek } from './cdek.ts';
import { openDeliveryProvider } from './open-delivery-provider.ts';

/** A timeout that no test reaches, in ms. */
const NEVER_MS = 600_000;

const kazan = { cityCode: 'kazan', cityName: 'Казань', region: 'Республика Татарстан', postalCode: null };
const parcel = { fromPostalCode: '109240', grams: 1200, length: 35, width: 28, height: 12 };

let service: Awaited<ReturnType<typeof startCdek>>;
let now = Date.parse('2026-11-22T09:00:00Z');
const clock = () => new Date(now);
beforeEach(async () => {
  service = await startCdek();
});
afterEach(() => service.close());

const cdek = (options: Partial<Parameters<typeof createCdek>[0]> = {}) =>
  createCdek({
    url: service.url,
    clientId: 'account',
    clientSecret: 'secure-password',
    timeoutMs: NEVER_MS,
    clock,
    ...options,
  });

describe('CDEK prices', () => {
  it('CDEK prices are requested as the CDEK protocol requires, from the warehouse to the city in the right region', async () => {
    expect(await cdek().quotes(parcel, kazan)).toEqual([
      { kind: 'pickup-point', price: 17_550, days: { min: 3, max: 5 } },
      { kind: 'courier', price: 41_000, days: { min: 2, max: 4 } },
      { kind: 'locker', price: 15_000, days: { min: 2, max: 3 } },
    ]);
    const [cities] = service.askedFor('/v2/location/cities');
    expect(Object.fromEntries(cities?.url.searchParams ?? [])).toEqual({
      country_codes: 'RU',
      city: 'Казань',
    });
    const [asked] = service.askedFor('/v2/calculator/tarifflist');
    expect(asked?.method).toBe('POST');
    expect(asked?.headers.authorization).toBe('Bearer token-1');
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      type: 1,
      from_location: { postal_code: '109240' },
      to_location: { code: 424 },
      packages: [{ weight: 1200, length: 35, width: 28, height: 12 }],
    });
  });

  it('CDEK prices are requested by postal code if it is known', async () => {
    await cdek().quotes(parcel, { ...kazan, postalCode: '420111' });
    const [asked] = service.askedFor('/v2/calculator/tarifflist');
    expect(JSON.parse(asked?.text ?? '').to_location).toEqual({ postal_code: '420111' });
    expect(service.askedFor('/v2/location/cities')).toEqual([]);
  });

  it('for a city that CDEK does not know, the shop gets no CDEK prices and no CDEK pick-up points', async () => {
    service.setReply('/v2/location/cities', json([]));
    expect(await cdek().quotes(parcel, kazan)).toEqual([]);
    expect(await cdek().points(kazan)).toEqual([]);
  });
});

describe('CDEK pick-up points', () => {
  it('CDEK pick-up points are converted to the form of the contract', async () => {
    expect(await cdek().points(kazan)).toEqual([
      {
        code: 'cdek-KZN12',
        kind: 'pickup-point',
        cityCode: 'kazan',
        name: 'На Баумана',
        address: 'ул. Баумана, 51',
        landmark: 'Площадь Тукая',
        phone: '+78430000000',
        hours: [
          { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' },
          { days: [6, 7], opens: '10:00', closes: '16:00' },
        ],
        latitude: 55.7887,
        longitude: 49.1221,
        fitting: 'partial',
        payments: ['card-online', 'sbp', 'cash', 'card-on-receipt'],
      },
    ]);
    const [asked] = service.askedFor('/v2/deliverypoints');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      city_code: '424',
      type: 'ALL',
      is_handout: 'true',
    });
  });

  it('CDEK pick-up points are requested by postal code if the place has no name', async () => {
    const village = {
      cityCode: 'indeks-422624',
      cityName: 'Республика Татарстан',
      region: 'Республика Татарстан',
    };
    expect(await cdek().points({ ...village, postalCode: '422624' })).toMatchObject([
      { code: 'cdek-KZN12', cityCode: 'indeks-422624' },
    ]);
    const [asked] = service.askedFor('/v2/deliverypoints');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      postal_code: '422624',
      type: 'ALL',
      is_handout: 'true',
    });
    expect(service.askedFor('/v2/location/cities')).toEqual([]);
  });

  it('CDEK pick-up points include lockers and points that take no payment, but no points that only accept parcels', async () => {
    const bare = { type: 'POSTAMAT', location: cdekPoint.location, allowed_cod: false, have_cash: true };
    service.setReply(
      '/v2/deliverypoints',
      json([
        { ...bare, code: 'P1' },
        { ...cdekPoint, is_handout: false },
        { ...cdekPoint, type: 'OFFICE' },
      ]),
    );
    expect(await cdek().points(kazan)).toMatchObject([
      {
        code: 'cdek-P1',
        kind: 'locker',
        name: 'ул. Баумана, 51',
        landmark: null,
        phone: null,
        hours: [],
        fitting: 'none',
        payments: ['card-online', 'sbp'],
      },
    ]);
  });
});

describe('the CDEK token', () => {
  it('one CDEK token is requested for any number of calls', async () => {
    const carrier = cdek();
    await Promise.all([carrier.quotes(parcel, kazan), carrier.points(kazan), carrier.points(kazan)]);
    await carrier.quotes(parcel, kazan);
    expect(service.askedFor('/v2/oauth/token')).toHaveLength(1);
  });
  it('a CDEK token is renewed in its last minute', async () => {
    const carrier = cdek();
    await carrier.points(kazan);
    now += 3_540_000;
    await carrier.points(kazan);
    expect(service.askedFor('/v2/oauth/token')).toHaveLength(2);
  });
  it('a CDEK token that was revoked is replaced by a new one, once', async () => {
    const carrier = cdek();
    await carrier.points(kazan);
    service.takeTokensBack();
    expect(await carrier.points(kazan)).toHaveLength(1);
    expect(service.askedFor('/v2/oauth/token')).toHaveLength(2);
  });
});

describe('failures of CDEK', () => {
  test.each<[string, CounterpartReply]>([
    ['an error of the service', json({ errors: [] }, 500)],
    ['an answer that is not JSON', (response) => response.end('<html>')],
    ['an answer of another shape', json({ tariff_codes: [{ delivery_mode: 'courier' }] })],
    ['a broken connection', (response) => response.destroy()],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ])('a call to CDEK fails on %s, without revealing secrets', async (_, reply) => {
    service.setReply('/v2/calculator/tarifflist', reply);
    const error = await cdek()
      .quotes(parcel, kazan)
      .then(
        () => expect.unreachable(),
        (reason: unknown) => reason,
      );
    expect(error).toBeInstanceOf(OutsideFailure);
    const errorText = `${String(error)} ${String((error as Error).cause)}`;
    for (const secret of ['account', 'secure-password', 'token-1', '127.0.0.1', 'Казань'])
      expect(errorText).not.toContain(secret);
  });

  it('a wrong secret makes a call fail without revealing the secret, and the next call requests a token again', async () => {
    const carrier = cdek({ clientSecret: 'wrong' });
    await expect(carrier.points(kazan)).rejects.toThrow('The service answered 401');
    const asked = service.askedFor('/v2/oauth/token').length;
    await expect(carrier.points(kazan)).rejects.toThrow('The service answered 401');
    expect(service.askedFor('/v2/oauth/token').length).toBeGreaterThan(asked);
  });

  it('a call fails if CDEK does not answer within the timeout', async () => {
    service.setReply('/v2/deliverypoints', silence);
    await expect(cdek({ timeoutMs: 200 }).points(kazan)).rejects.toThrow('No answer within 200 ms');
  });
});

describe('the carrier settings', () => {
  const open = (variables: Record<string, string>) =>
    openDeliveryProvider({ settings: readServiceSettings(variables), clock });
  const both = () => ({
    CDEK_CLIENT_ID: 'account',
    CDEK_CLIENT_SECRET: 'secure-password',
    CDEK_URL: service.url,
    CDEK_TIMEOUT_MS: '99999',
  });

  it('no carrier is used if no setting is set', () => {
    expect(open({})).toBeNull();
  });
  it.each<Record<string, string>>([{ CDEK_CLIENT_ID: 'a' }, { CDEK_CLIENT_SECRET: 's' }])(
    'the carrier settings are refused if only one of the two keys is set: %o',
    (half) => {
      expect(() => open(half)).toThrow(StartupError);
    },
  );
  it('prices of a carrier are cached for 15 minutes', async () => {
    const carrier = open(both());
    await carrier?.quotes(parcel, kazan);
    await carrier?.quotes(parcel, kazan);
    await carrier?.quotes({ ...parcel, grams: 600 }, kazan);
    expect(service.askedFor('/v2/calculator/tarifflist')).toHaveLength(2);
    now += 15 * 60_000;
    await carrier?.quotes(parcel, kazan);
    expect(service.askedFor('/v2/calculator/tarifflist')).toHaveLength(3);
  });
  it('a carrier that failed three times is not called for a while, so that shoppers do not wait (§3.7.7, §9.18)', async () => {
    const carrier = open(both());
    service.goDown();
    for (let time = 0; time < 3; time += 1)
      await expect(carrier?.points(kazan)).rejects.toThrow(OutsideFailure);
    const asked = service.requests.length;
    expect(await carrier?.points(kazan)).toBeNull();
    expect(await carrier?.quotes(parcel, kazan)).toBeNull();
    expect(service.requests).toHaveLength(asked);
  });
});
