import { expect, it, test } from 'vitest';
import { timeZoneOf } from '../delivery/time-zones.ts';
import { postalCity, postalCodeOf, postalPlace, postalPlaceOf } from './postal-places.ts';

test.each([
  ['152020', 'Ярославская область', 'Europe/Moscow'],
  ['101000', 'Москва', 'Europe/Moscow'],
  ['145000', 'Московская область', 'Europe/Moscow'],
  ['214000', 'Смоленская область', 'Europe/Moscow'],
  ['236000', 'Калининградская область', 'Europe/Kaliningrad'],
  ['295000', 'Республика Крым', 'Europe/Moscow'],
  ['299011', 'Севастополь', 'Europe/Moscow'],
  ['628615', 'Ханты-Мансийский автономный округ — Югра', 'Asia/Yekaterinburg'],
  ['687510', 'Забайкальский край', 'Asia/Chita'],
  ['688000', 'Камчатский край', 'Asia/Kamchatka'],
])('the postal code %s is in %s (§3.7.21)', (code, region, timeZone) => {
  expect(postalPlace(code)).toEqual({ code: `indeks-${code}`, region, postalCode: code });
  expect(timeZoneOf(postalPlace(code)?.region ?? '')).toBe(timeZone);
});

test.each(['', '15202', '1520200', '000000', '200960', '999999', 'индекс'])(
  'the text «%s» is not a postal code of Russia',
  (text) => {
    expect(postalPlace(text)).toBeUndefined();
  },
);

it('a place that is not in the list is found by its code, and shown with its postal code', () => {
  expect(postalPlaceOf('indeks-152020')?.region).toBe('Ярославская область');
  expect([postalPlaceOf('yaroslavl'), postalPlaceOf('indeks-000000')]).toEqual([undefined, undefined]);
  expect([postalCodeOf('indeks-152020'), postalCodeOf('yaroslavl')]).toEqual(['152020', undefined]);
  expect(
    postalCity({ code: 'indeks-152020', region: 'Ярославская область', postalCode: '152020' }),
  ).toMatchObject({
    name: 'Ярославская область',
    region: 'индекс 152020',
  });
});
