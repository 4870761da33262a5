import { ownShades, shadesOfWord } from '../../language/phrases.ts';
import { stem } from '../../language/stem.ts';
import { isNegated } from './query.ts';
import { isFree, type Reader, type Reading } from './reading.ts';
import { keyOf, type ShopWords } from './shop-words.ts';

/** Words that make a colour lighter or darker. They belong to the colour after them. */
const modifiers = new Set([
  'темн',
  'светл',
  'ярк',
  'нежн',
  'бледн',
  'пастельн',
  'насыщенн',
  'глубок',
  'приглушенн',
  'цвет',
]);

/**
 * Words that make the colour after them lighter or darker, but are also used on their own. The value is what
 * the shopper sees as the name.
 */
const tones: Readonly<Record<string, string>> = {
  темн: 'Тёмный',
  светл: 'Светлый',
  ярк: 'Яркий',
  пастельн: 'Пастельный',
};

/** Maximum number of approximate shades that the page names. */
const NAMED = 3;

/**
 * Relevance of a shade, from 0 to 1, by what the word of the query equals: the whole name of the shade, the
 * beginning of its name, its colour family, or a synonym.
 */
const FIT = { named: 1, begins: 0.95, family: 0.85, called: 0.9 };

/**
 * Shades with their relevance, and colour families. `isNear`: the shop does not have exactly what the word
 * means, but only approximate shades.
 */
type Colours = { shades: Map<number, number>; families: Set<string>; isNear?: boolean };

/**
 * Recognises colours: families, shades and synonyms such as «красное», «тёмно-синий», «цвета хаки», «айвори».
 */
export const readColours: Reader = (query, shop, claimed) => {
  const stems = query.tokens.map(({ word }) => stem(word));
  const readings: Reading[] = [];
  for (let place = 0; place < stems.length; place++) {
    for (let length = Math.min(3, stems.length - place); length > 0; length--) {
      if (!isFree(claimed, place, place + length)) continue;
      const own = stems.slice(place, place + length);
      const colours = coloursOf(own.join(' '), shop);
      // In «тёмно-зелёный», the word «тёмно» is part of the colour after it.
      const isModifier = length === 1 && modifiers.has(stems[place] ?? '');
      if (!colours || (isModifier && coloursOf(stems[place + 1] ?? '', shop))) continue;
      const before = readings.at(-1)?.end ?? 0;
      let first = place;
      while (first > before && modifiers.has(stems[first - 1] ?? '') && !claimed[first - 1]) first--;
      const at = { first, end: place + length, stems: own };
      readings.push(
        isNegated(query, first)
          ? toOther(colours, shop, at)
          : { ...toReading(colours, shop, at), wider: () => toWider(colours.families, shop, at) },
      );
      place += length - 1;
      break;
    }
  }
  return readings;
};

function coloursOf(key: string, shop: ShopWords): Colours | undefined {
  const own = direct(key, shop);
  if (own && tones[key] === undefined) return own;
  const colours = calledOf(key, shop);
  for (const family of own?.families ?? []) colours.families.add(family);
  for (const [shade, fit] of own?.shades ?? []) colours.shades.set(shade, fit);
  return colours.families.size > 0 ? colours : undefined;
}

/**
 * The shades of the shop that a colour word may mean; if the shop has none of them, the colour families. The
 * first shade is the exact meaning. If the shop does not have it, the others are approximate.
 */
function calledOf(key: string, shop: ShopWords): Colours {
  const called = shadesOfWord.get(key) ?? [];
  const isShade = ({ text }: { text: string }) => !shop.families.has(keyOf(text));
  const isHere = ({ text }: { text: string }) => direct(keyOf(text), shop) !== undefined;
  const shades = called.filter((one) => isShade(one) && isHere(one));
  const isSaid = called[0] !== undefined && isHere(called[0]) && !ownShades.has(key);
  const isFamily = called[0] !== undefined && !isShade(called[0]);
  const colours = alikeOf(key, shop, isFamily || shades.length === 0 ? called : shades);
  return isSaid || tones[key] !== undefined ? colours : { ...colours, isNear: true };
}

/** All shades that a colour word may mean. The closest shade has the highest relevance. */
function alikeOf(key: string, shop: ShopWords, called = shadesOfWord.get(key) ?? []): Colours {
  const colours: Colours = { shades: new Map(), families: new Set() };
  for (const [order, { text }] of called.entries()) {
    const found = direct(keyOf(text), shop);
    if (!found) continue;
    for (const family of found.families) colours.families.add(family);
    for (const [shade, fit] of found.shades) {
      const called = fit * FIT.called - order * 0.1;
      colours.shades.set(shade, Math.max(colours.shades.get(shade) ?? 0, called));
    }
  }
  return colours;
}

/**
 * The colour family with this name, and its shades. If there is no such family, the shades with this name.
 */
function direct(key: string, shop: ShopWords): Colours | undefined {
  const { list } = shop.index.shades;
  const named = shop.shades.get(key) ?? [];
  const families = shop.families.get(key);
  const fitOf = (place: number) =>
    list[place]?.stems.join(' ') === key ? FIT.named : named.includes(place) ? FIT.begins : FIT.family;
  const places = families
    ? list.flatMap((_, place) => (families.includes(shop.familyOf[place] ?? '') ? [place] : []))
    : named;
  if (places.length === 0) return undefined;
  return {
    families: new Set(families ?? named.flatMap((place) => shop.familyOf[place] ?? [])),
    shades: new Map(places.map((place) => [place, fitOf(place)])),
  };
}

/** The meaning of a negated colour, such as «не красное»: all other colour families. */
function toOther({ families }: Colours, shop: ShopWords, place: Place): Reading {
  const { list } = shop.index.shades;
  const isOther = (_: unknown, shade: number) => !families.has(shop.familyOf[shade] ?? '');
  const names = [...families].filter((value) => value !== '').map((value) => shop.nameOf('colour', value));
  return {
    kind: 'colour',
    name: `Не ${names.join(', ').toLowerCase()}`.slice(0, 120),
    first: place.first,
    end: place.end,
    options: [{ colour: [...new Set(shop.familyOf.filter(isOther))].filter((value) => value !== '') }],
    shades: Float32Array.from(list, (_, shade) => (isOther(_, shade) ? FIT.family : 0)),
    stems: [],
    specificity: 5,
  };
}

type Place = { first: number; end: number; stems: readonly string[] };

function toReading({ shades, families, isNear }: Colours, shop: ShopWords, place: Place): Reading {
  const { list } = shop.index.shades;
  const fits = new Float32Array(list.length);
  for (const [shade, fit] of shades) fits[shade] = fit;
  const values = [...families].filter((value) => value !== '');
  const ofFamilies = shop.familyOf.filter((family) => family !== '' && families.has(family)).length;
  const isWhole = shades.size === ofFamilies;
  const best = [...shades].sort((a, b) => b[1] - a[1]).map(([shade]) => list[shade]?.name ?? '');
  const named = values.length > 1 && !isNear ? undefined : best.slice(0, isNear ? NAMED : 1).join(', ');
  const shade = isWhole ? undefined : named;
  const name = tones[place.stems.join(' ')] ?? shade;
  return {
    kind: 'colour',
    name: (name ?? values.map((value) => shop.nameOf('colour', value)).join(', ')).slice(0, 120),
    ...place,
    options: [{ colour: values }],
    shades: fits,
    specificity: 5,
    ...(isNear ? { isNear } : {}),
  };
}

/**
 * Broader meanings of a colour, which are tried if nothing matches: first its synonyms, then the whole
 * families of its shades.
 */
function toWider(families: ReadonlySet<string>, shop: ShopWords, place: Place): Reading[] {
  const key = place.stems.join(' ');
  const alike = alikeOf(key, shop);
  const whole = shop.familyOf.flatMap((family, shade) =>
    family !== '' && families.has(family) ? [[shade, FIT.family] as const] : [],
  );
  const stems = [...families].map((value) => keyOf(shop.nameOf('colour', value)));
  return [
    ...(alike.families.size > 0 ? [toReading(alike, shop, place)] : []),
    ...(shop.families.has(key)
      ? []
      : [toReading({ shades: new Map(whole), families: new Set(families) }, shop, { ...place, stems })]),
  ];
}
