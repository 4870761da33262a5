import { beforeAll, expect, test } from 'vitest';
import type { DemoGroup } from '../../../demo/garments/types.ts';
import { picturedOutfits } from '../../../demo/pictures/outfits.ts';
import type { GoodsSnapshot } from '../../listing/columns/goods-snapshot.ts';
import { audience, everyChild } from '../../listing/language/words/audience.ts';
import { demoCatalog, snapshotOf } from '../../listing/testing/search.ts';
import { type Candidate, chooseOutfit, LEAST_ROLES } from './choose-outfit.ts';
import { goTogether, type Piece } from './piece.ts';
import { type ModelFacts, outfitReader } from './read-candidates.ts';
import { shortlist } from './shortlist.ts';

type Outfit = { thing: Piece & { groupId: string }; name: string; pieces: Candidate[] };

let outfits: Outfit[];
let snapshot: GoodsSnapshot;
let models: Map<string, ModelFacts>;
let outfitOf: (group: DemoGroup, colour: string, bought?: string[]) => Outfit | undefined;
const catalog = demoCatalog();

beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
  const categoryIds = new Map(catalog.categories.map(({ path, id }) => [path, id]));
  const factsOf = ({ id, name, season, attributes, categoryPaths: [path = ''] }: DemoGroup): ModelFacts => ({
    id,
    name,
    season,
    attributes,
    categoryId: categoryIds.get(path) ?? '',
  });
  models = new Map(catalog.groups.map((group) => [group.id, factsOf(group)]));
  const reader = outfitReader(snapshot);
  outfitOf = (group, colour, bought = []) => {
    const piece = reader.pieceOf(factsOf(group), colour);
    if (!piece) return undefined;
    const thing = { ...piece, groupId: group.id };
    const ids = [...shortlist(snapshot, thing, reader.rolesOf).map(snapshot.groupId), ...bought];
    const candidates = [...new Set(ids)].flatMap((id) => reader.candidatesOf(models.get(id) as ModelFacts));
    return { thing, name: group.name, pieces: chooseOutfit(thing, candidates, bought) };
  };
  outfits = catalog.groups.flatMap((group) =>
    group.variants.flatMap(({ colour }) => outfitOf(group, colour.family) ?? []),
  );
});

const named = (word: string) => catalog.groups.filter(({ name }) => name.toLowerCase().includes(word));

/**
 * Yields every pair of pieces of every outfit in the demo shop; the product itself is a piece of its outfit.
 */
function* everyTwo() {
  for (const { thing, pieces, name } of outfits)
    for (const [place, one] of [thing, ...pieces].entries())
      for (const other of pieces.slice(place)) yield { one, other, name };
}

test('every product of the demo has an outfit role, and most have an outfit', () => {
  const total = catalog.groups.reduce((sum, { variants }) => sum + variants.length, 0);
  expect(outfits).toHaveLength(total);
  expect(outfits.filter(({ pieces }) => pieces.length > 0).length).toBeGreaterThan(total * 0.75);
});

test('in most product pictures, the outfit follows the rules for outfits, so that the product page can offer it (§3.1.5)', () => {
  const reader = outfitReader(snapshot);
  const candidates = new Map(
    [...models.values()].flatMap(reader.candidatesOf).map((one) => [one.variantId, one] as const),
  );
  let pictured = 0;
  const refused: string[] = [];
  for (const { id, name, variants } of catalog.groups)
    for (const variant of variants) {
      const pieces = picturedOutfits.piecesOf(variant.id);
      if (pieces.length === 0) continue;
      pictured += 1;
      const thing = reader.pieceOf(models.get(id) as ModelFacts, variant.colour.family);
      const worn = [thing, ...pieces.map(({ variantId }) => candidates.get(variantId))];
      const isOffered = worn.every(
        (one, place) =>
          one && worn.slice(place + 1).every((other) => other !== undefined && goTogether(one, other)),
      );
      if (!isOffered) refused.push(name);
    }
  const total = catalog.groups.reduce((sum, { variants }) => sum + variants.length, 0);
  expect(pictured / total).toBeGreaterThan(0.8);
  expect(refused.length / pictured).toBeLessThan(0.02);
});

test('every two pieces of an outfit match, whichever of them is compared first (§3.1.5)', () => {
  for (const { one, other, name } of everyTwo()) {
    expect(goTogether(one, other), name).toBe(true);
    expect(goTogether(other, one), name).toBe(true);
  }
});

test("an outfit fills at least two roles, each with one piece, and never the product's own role (§3.1.5)", () => {
  for (const { thing, pieces, name } of outfits.filter((outfit) => outfit.pieces.length > 0)) {
    const roles = pieces.map(({ role }) => role);
    expect(new Set(roles).size, name).toBe(roles.length);
    expect(roles.length, name).toBeGreaterThanOrEqual(LEAST_ROLES);
    expect(roles, name).not.toContain(thing.role);
  }
});

test('no kind of goods occurs twice in an outfit, counting the product itself (§3.1.5)', () => {
  for (const { thing, pieces, name } of outfits) {
    const kinds = [thing, ...pieces].flatMap(({ kind }) => kind ?? []);
    expect(new Set(kinds).size, name).toBe(kinds.length);
  }
});

test('pyjamas, robes and underwear are never in an outfit with street clothes (§3.1.5)', () => {
  const indoors = ['nightwear', 'robe', 'homeShoes', 'underwear', 'swimwear'];
  for (const { thing, pieces, name } of outfits)
    for (const { role } of pieces) expect(indoors.includes(role), name).toBe(indoors.includes(thing.role));
  expect(named('халат').length).toBeGreaterThan(0);
});

test("outfits never combine children's with adults', girls' with boys' or women's with men's goods (§3.1.5)", () => {
  const apart = [
    [audience.women, audience.men],
    [audience.girls, audience.boys],
  ];
  const only = (bits: number, these: number, those: number) => (bits & these) !== 0 && (bits & those) === 0;
  let ofChildren = 0;
  for (const { one, other, name } of everyTwo()) {
    expect((one.audiences & everyChild) !== 0, name).toBe((other.audiences & everyChild) !== 0);
    if (one.audiences & everyChild) ofChildren += 1;
    for (const [these = 0, those = 0] of apart) {
      const mixed = only(one.audiences, these, those) && only(other.audiences, those, these);
      expect(mixed, name).toBe(false);
    }
  }
  expect(ofChildren).toBeGreaterThan(0);
});

test('outfits contain only goods in stock (§3.1.5)', () => {
  const stocked = new Set(
    catalog.groups.flatMap(({ variants }) =>
      variants.filter(({ articles }) => articles.some(({ stock }) => stock > 0)).map(({ id }) => id),
    ),
  );
  for (const { pieces } of outfits) for (const { variantId } of pieces) expect(stocked).toContain(variantId);
});

test('winter goods are never combined with summer goods, and at most one piece of an outfit has a pattern (§3.1.5)', () => {
  for (const { one, other, name } of everyTwo()) {
    expect(one.times & other.times, name).not.toBe(0);
    expect(one.isPatterned && other.isPatterned, name).toBe(false);
  }
});

test('the same goods always give the same outfits (§3.1.5)', () => {
  for (const group of catalog.groups.slice(0, 40))
    for (const { colour } of group.variants)
      expect(outfitOf(group, colour.family)).toEqual(outfitOf(group, colour.family));
});

test('goods bought together are the first choice for their role in an outfit, unless they do not match the product (§3.1.6)', () => {
  const [coat, robe] = [named('пальто прямого кроя')[0], named('махровый халат')[0]];
  if (!coat || !robe) throw new Error('The demo shop has no coat or no robe.');
  const colour = coat.variants[0]?.colour.family ?? '';
  const shoes = outfitOf(coat, colour)?.pieces.find(({ role }) => role === 'shoes');
  const others = outfits.flatMap(({ pieces }) => pieces).filter(({ role }) => role === 'shoes');
  const wanted = others.find(
    (one) =>
      one.groupId !== shoes?.groupId &&
      outfitOf(coat, colour, [one.groupId])?.pieces.some(({ groupId }) => groupId === one.groupId),
  );
  expect(wanted).toBeDefined();
  expect(outfitOf(coat, colour, [robe.id])?.pieces.map(({ groupId }) => groupId)).not.toContain(robe.id);
});
