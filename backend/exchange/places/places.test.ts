import { readFileSync } from 'node:fs';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timeZoneOf } from '#shared/delivery/time-zones.ts';
import { city, store } from '../../domain/tables/places.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { putPlaces } from './put-places.ts';
import { readPlaces } from './read-places.ts';

const places = readPlaces(readFileSync(new URL('./places.tsv', import.meta.url), 'utf8'));
const placeOf = (code: string) => places.find((place) => place.code === code);

describe('the file of places', () => {
  it('the file of places has all towns of Russia, each once, the largest first (§3.7.17)', () => {
    expect(places.filter(({ population }) => population >= 10_000).length).toBeGreaterThan(1000);
    expect(places.slice(0, 3).map(({ code }) => code)).toEqual(['moskva', 'sankt-peterburg', 'novosibirsk']);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    expect(new Set(places.map(({ name, region }) => `${name}, ${region}`)).size).toBe(places.length);
    expect(new Set(places.map(({ region, name }) => region || name)).size).toBe(83);
  });

  it('the file of places has names only in Russian letters, with ё', () => {
    for (const { name } of places) expect(name).toMatch(/^[А-ЯЁ][А-яЁё]+([ -][А-яЁё]+)*$/);
    expect(['orel', 'korolev', 'pugachev', 'vyshniy-volochek'].map((code) => placeOf(code)?.name)).toEqual([
      'Орёл',
      'Королёв',
      'Пугачёв',
      'Вышний Волочёк',
    ]);
    const names = new Set(places.map(({ name }) => name));
    for (const foreign of ['Ленинград', 'Горький', 'Куйбишев', 'Курськ', 'Казан', 'Москох', 'Благовешченск'])
      expect(names).not.toContain(foreign);
  });

  it('the file of places has unique codes, coordinates in Russia and existing time zones', () => {
    for (const { code, latitude, longitude, timeZone } of places) {
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(code.length).toBeLessThanOrEqual(60);
      expect(latitude).toBeGreaterThan(41);
      expect(latitude).toBeLessThan(82);
      // Chukotka lies on both sides of the 180th meridian, so some longitudes are negative.
      expect(longitude > 19 || longitude < -168).toBe(true);
      expect(() => new Intl.DateTimeFormat('ru', { timeZone })).not.toThrow();
    }
  });

  it('in the file of places, the largest place of each region has the time zone that the shop assumes for the region', () => {
    const at = (timeZone: string) => new Date('2026-11-22T12:00:00Z').toLocaleString('sv-SE', { timeZone });
    const centres = new Map(places.toReversed().map((place) => [place.region, place]));
    centres.delete('');
    for (const { region, timeZone } of centres.values())
      expect([region, at(timeZoneOf(region))]).toEqual([region, at(timeZone)]);
  });

  it('places with the same name have different regions in the file of places', () => {
    expect(places.filter(({ name }) => name === 'Киров').map(({ code }) => code)).toEqual([
      'kirov',
      'kirov-kaluzhskaya-oblast',
    ]);
  });
});

describe('writing the cities and towns of the file into the database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.close());
  const rows = () => database.db.select().from(city).orderBy(city.ordinal);

  it('writing the places fills an empty shop and makes Moscow the default city; writing them again changes nothing', async () => {
    await putPlaces(database.db);
    const first = await rows();
    expect(first).toHaveLength(places.length);
    expect(first.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['moskva']);
    expect(first[0]).toEqual({
      code: 'moskva',
      name: 'Москва',
      region: '',
      timeZone: 'Europe/Moscow',
      ordinal: 1,
      isDefault: true,
    });
    await putPlaces(database.db);
    expect(await rows()).toEqual(first);
  });

  it("writing the places keeps the retailer's own places with their codes, after the places of the file", async () => {
    const own = { isDefault: false, timeZone: null };
    await database.db.insert(city).values([
      { ...own, code: 'kitezh', name: 'Китеж', region: 'Нижегородская область', ordinal: 1 },
      { ...own, code: 'kirov', name: 'Киров', region: 'Калужская область', ordinal: 2 },
      { ...own, code: 'omsk', name: 'Омск', region: '', ordinal: 3 },
    ]);
    await putPlaces(database.db);
    const found = await rows();
    expect(found).toHaveLength(places.length + 1);
    expect(found.at(-1)).toMatchObject({ code: 'kitezh', ordinal: places.length + 1 });
    expect(found.filter(({ name }) => name === 'Киров').map(({ code, region }) => [code, region])).toEqual([
      ['kirov-kirovskaya-oblast', 'Кировская область'],
      ['kirov', 'Калужская область'],
    ]);
    expect(await database.db.select().from(city).where(eq(city.code, 'omsk'))).toMatchObject([
      { region: 'Омская область', timeZone: 'Asia/Omsk' },
    ]);
    await putPlaces(database.db);
    expect(await rows()).toEqual(found);
  });

  it('writing the places makes the city with the most stores the default city', async () => {
    await putPlaces(database.db);
    await database.db.insert(store).values({
      code: 'yar',
      cityCode: 'yaroslavl',
      name: 'Лавка',
      timeZone: 'Europe/Moscow',
      address: 'ул. Свободы, 1',
      phone: '+74852123456',
      hours: [],
      latitude: 57.6,
      longitude: 39.9,
      services: [],
    });
    await putPlaces(database.db);
    const defaults = await database.db.select().from(city).where(eq(city.isDefault, true));
    expect(defaults.map(({ code }) => code)).toEqual(['yaroslavl']);
    expect(await database.db.select().from(city).where(like(city.code, 'yaroslavl'))).toHaveLength(1);
  });
});
