import { type CounterpartReply, json, startCounterpart } from '../../platform/testing/counterpart.ts';
import { createLabelDesk } from './cdek-label-desk.ts';
import { createParcelDesk } from './cdek-parcels.ts';

/** A pick-up point in the format of CDEK. */
export const cdekPoint = {
  code: 'KZN12',
  name: 'На Баумана',
  type: 'PVZ',
  location: { city_code: 424, longitude: 49.1221, latitude: 55.7887, address: 'ул. Баумана, 51' },
  address_comment: 'Вход со двора',
  nearest_metro_station: 'Площадь Тукая',
  work_time: 'Пн-Пт 09:00-20:00, Сб-Вс 10:00-16:00',
  work_time_list: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, time: '09:00/20:00' })),
    { day: 6, time: '10:00/16:00' },
    { day: 7, time: '10:00/16:00' },
  ],
  phones: [{ number: '8 (843) 000-00-00' }],
  is_handout: true,
  is_reception: false,
  is_dressing_room: true,
  have_cash: true,
  have_cashless: true,
  allowed_cod: true,
  weight_max: 30,
};

const cdekTariffs = {
  tariff_codes: [
    { tariff_code: 136, delivery_mode: 4, delivery_sum: 260, period_min: 2, period_max: 4 },
    { tariff_code: 234, delivery_mode: 4, delivery_sum: 175.5, period_min: 3, period_max: 5 },
    { tariff_code: 137, delivery_mode: 3, delivery_sum: 410, period_min: 2, period_max: 4 },
    { tariff_code: 139, delivery_mode: 1, delivery_sum: 90, period_min: 2, period_max: 4 },
    { tariff_code: 368, delivery_mode: 7, delivery_sum: 150, period_min: 2, period_max: 3 },
  ],
};

/**
 * A fake CDEK API v2. It issues tokens only for the right id and secret, and requires a valid token for all
 * other calls.
 */
export async function startCdek() {
  let issued = 0;
  const good = new Set<string>();
  const forToken =
    (reply: CounterpartReply): CounterpartReply =>
    (response, request) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      (good.has(token) ? reply : json({ errors: [{ code: 'v2_token_expired' }] }, 401))(response, request);
    };
  const token: CounterpartReply = (response, request) => {
    const form = new URLSearchParams(request.text);
    const isRight =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === 'account' &&
      form.get('client_secret') === 'secure-password';
    if (!isRight) return json({ error: 'invalid_client' }, 401)(response, request);
    issued += 1;
    good.add(`token-${issued}`);
    json({ access_token: `token-${issued}`, token_type: 'bearer', expires_in: 3600 })(response, request);
  };
  const cities = [
    { code: 7001, city: 'Казань', region: 'Красноярский край', country_code: 'RU' },
    { code: 424, city: 'Казань', region: 'Татарстан', country_code: 'RU' },
    { code: 7002, city: 'Казанка', region: 'Татарстан', country_code: 'RU' },
  ];
  const desk = createParcelDesk();
  const labels = createLabelDesk(desk);
  const service = await startCounterpart({
    '/v2/oauth/token': token,
    '/v2/location/cities': forToken(json(cities)),
    '/v2/calculator/tarifflist': forToken(json(cdekTariffs)),
    '/v2/deliverypoints': forToken(json([cdekPoint])),
    '/v2/orders': forToken(desk.orders),
    '/v2/orders/*': forToken(desk.one),
    '/v2/print/barcodes': forToken(labels.taken),
    '/v2/print/barcodes/*': forToken(labels.one),
  });
  return {
    ...service,
    desk,
    labels,
    url: `${service.url}/v2`,
    setReply: (path: string, reply: CounterpartReply) => service.setReply(path, forToken(reply)),
    /** From now on, CDEK answers all calls with an error. */
    goDown() {
      for (const path of [
        ...['oauth/token', 'location/cities', 'calculator/tarifflist', 'deliverypoints'],
        ...['orders', 'orders/*', 'print/barcodes', 'print/barcodes/*'],
      ])
        service.setReply(`/v2/${path}`, (response) => response.destroy());
    },
    /** Revokes all issued tokens. */
    takeTokensBack: () => good.clear(),
  };
}
