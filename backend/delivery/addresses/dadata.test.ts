import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutsideFailure } from '../../platform/outside/fetch-json.ts';
import { json, silence, startCounterpart } from '../../platform/testing/counterpart.ts';
import { readServiceSettings } from '../../service-settings.ts';
import { createDadata } from './dadata.ts';
import { openAddressSuggester } from './open-address-suggester.ts';

const PATH = '/suggestions/api/4_1/rs/suggest/address';
const data = {
  country_iso_code: 'RU',
  city_with_type: 'г Казань',
  settlement_with_type: null,
  fias_level: '8',
};
const answer = {
  suggestions: [
    {
      value: 'ул Баумана',
      unrestricted_value: 'Респ Татарстан, г Казань, ул Баумана',
      data: {
        ...data,
        postal_code: null,
        street_with_type: 'ул Баумана',
        house: null,
        geo_lat: null,
        geo_lon: null,
      },
    },
    {
      value: 'ул Баумана, д 44',
      unrestricted_value: '420111, Респ Татарстан, г Казань, ул Баумана, д 44',
      data: {
        ...data,
        postal_code: '420111',
        street_with_type: 'ул Баумана',
        house: '44',
        geo_lat: '55.790447',
        geo_lon: '49.114746',
      },
    },
  ],
};
const kazan = { cityName: 'Казань', region: 'Республика Татарстан' };

let service: Awaited<ReturnType<typeof startCounterpart>>;
beforeEach(async () => {
  service = await startCounterpart({ [PATH]: json(answer) });
});
afterEach(() => service.close());

const dadata = (timeoutMs = 600_000) => createDadata({ url: service.url, key: 'api-key', timeoutMs });

it('requests for addresses follow the DaData protocol, and ask for streets and houses of the city (§3.7.11)', async () => {
  expect(await dadata().suggest(kazan, 'баум')).toEqual([
    { text: 'ул Баумана', isComplete: false, postalCode: null, latitude: null, longitude: null },
    {
      text: 'ул Баумана, д 44',
      isComplete: true,
      postalCode: '420111',
      latitude: 55.790447,
      longitude: 49.114746,
    },
  ]);
  const [request] = service.requests;
  expect(request?.method).toBe('POST');
  expect(request?.headers).toMatchObject({
    authorization: 'Token api-key',
    'content-type': 'application/json',
  });
  expect(JSON.parse(request?.text ?? '')).toEqual({
    query: 'баум',
    count: 10,
    locations: [{ city: 'Казань' }],
    from_bound: { value: 'street' },
    to_bound: { value: 'house' },
    restrict_value: true,
  });
});

describe('failures of DaData', () => {
  it.each([
    ['a used-up daily quota', json({ family: 'CLIENT_ERROR', reason: 'limit' }, 403)],
    ['an answer of another shape', json({ suggestions: 'баум' })],
  ])('a request for addresses fails on %s, without revealing the key or the typed text', async (_, reply) => {
    service.setReply(PATH, reply);
    const error = await dadata()
      .suggest(kazan, 'баум')
      .then(
        () => expect.unreachable(),
        (reason: unknown) => reason,
      );
    expect(error).toBeInstanceOf(OutsideFailure);
    for (const secret of ['api-key', 'баум', '127.0.0.1']) expect(String(error)).not.toContain(secret);
  });
  it('a request for addresses fails if DaData does not answer within the timeout', async () => {
    service.setReply(PATH, silence);
    await expect(dadata(200).suggest(kazan, 'баум')).rejects.toThrow('No answer within 200 ms');
  });
});

describe('the settings of the address service', () => {
  const open = (variables: Record<string, string>) =>
    openAddressSuggester({ settings: readServiceSettings(variables) });
  const key = () => ({ DADATA_KEY: 'api-key', DADATA_URL: service.url, DADATA_TIMEOUT_MS: '99999' });

  it('without a key, the address service is not used', () => {
    expect(open({})).toBeNull();
  });
  it('answers of the address service are cached, so that typing a text again causes no further request', async () => {
    const suggester = open(key());
    await suggester?.suggest(kazan, 'баум');
    expect(await suggester?.suggest(kazan, 'Баум')).toHaveLength(2);
    expect(service.requests).toHaveLength(1);
    await suggester?.suggest({ ...kazan, cityName: 'Тверь' }, 'баум');
    expect(service.requests).toHaveLength(2);
  });
  it('after three failures, the address service is not called for a while', async () => {
    const suggester = open(key());
    service.setReply(PATH, json({}, 403));
    for (let time = 0; time < 3; time += 1) await expect(suggester?.suggest(kazan, 'а')).rejects.toThrow();
    expect(await suggester?.suggest(kazan, 'а')).toBeNull();
    expect(service.requests).toHaveLength(3);
  });
});
