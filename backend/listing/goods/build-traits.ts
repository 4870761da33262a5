import { facetName, facetValue } from '#shared/goods/facet-values.ts';
import { attributeIds } from '#shared/goods/facets.ts';
import { createSets, noEntries, placeOf } from '../columns/facet-entries.ts';
import { attributeValues, type GoodsRow } from '../columns/goods-row.ts';
import type { FacetEntries, GoodsCategory, Profiles, Trait } from '../columns/goods-snapshot.ts';
import { growingColumn } from './growing-column.ts';

/** Creates a builder that collects the facet values of models. `categories` is the whole tree of listings. */
export function createTraitsBuilder(categories: readonly GoodsCategory[]) {
  const departments = departmentCategories(categories);
  const columns = {
    category: traitColumn(departments.entries),
    material: traitColumn(noEntries()),
    line: traitColumn(noEntries()),
  };
  const attributes = attributeIds.map((id) => ({ id, column: traitColumn(noEntries()) }));
  const profileOf = growingColumn(Uint32Array);
  const profileSets = growingColumn(Uint32Array);
  const profiles = new Map<string, number>();

  /** Number of the profile with these sets of values; if no profile has them, a new one is added. */
  function profileWith(sets: readonly number[]): number {
    const key = sets.join();
    let profile = profiles.get(key);
    if (profile === undefined) {
      profile = profiles.size;
      profiles.set(key, profile);
      for (const set of sets) profileSets.push(set);
    }
    return profile;
  }

  return {
    add(row: GoodsRow): void {
      // Numbers of the model's sets of values, one per facet in the order of `traitIds`.
      const sets = [
        columns.category.add(row.categoryIds.map((id) => departments.placeById.get(id) ?? -1)),
        columns.material.addNames(row.materials),
        columns.line.addNames([row.brandLine]),
        ...attributes.map(({ id, column }) => column.addNames(attributeValues(row, id))),
      ];
      profileOf.push(profileWith(sets));
    },
    finish: (): { traits: Trait[]; profiles: Profiles } => ({
      traits: [...Object.values(columns), ...attributes.map(({ column }) => column)].map((column) =>
        column.finish(),
      ),
      profiles: { of: profileOf.finish(), sets: profileSets.finish(), count: profiles.size },
    }),
  };
}

function traitColumn(known: FacetEntries) {
  const { sets, numberOf } = createSets();
  const setOf = growingColumn(Uint32Array);
  const places = new Map<string, number>();

  /** Adds the values that the next model has in this facet. Returns the number of the set of these values. */
  function add(of: readonly number[]): number {
    const set = numberOf(of);
    setOf.push(set);
    return set;
  }

  /** Index of a value by its name. It is cached, because many models share few names. */
  function placeOfName(name: string): number {
    let place = places.get(name);
    if (place === undefined) {
      const entry = { name: facetName(name), group: null, hex: null, order: 0 };
      place = placeOf(known, facetValue(name), () => entry);
      places.set(name, place);
    }
    return place;
  }

  return {
    add,
    addNames: (names: readonly string[]) => add(names.map(placeOfName)),
    finish: (): Trait => ({ ...known, sets, setOf: setOf.finish() }),
  };
}

/** The categories directly below departments, in menu order: the values of the facet «Раздел». */
function departmentCategories(categories: readonly GoodsCategory[]) {
  const byOrder = (one: GoodsCategory, other: GoodsCategory) =>
    one.ordinal - other.ordinal || (one.path < other.path ? -1 : 1);
  const plain = categories.filter(({ kind }) => kind === 'category');
  const ordered = plain
    .filter(({ parentId }) => parentId === null)
    .sort(byOrder)
    .flatMap((department) =>
      plain
        .filter(({ parentId }) => parentId === department.id)
        .sort(byOrder)
        .map((category) => ({ ...category, department: department.name })),
    );
  const entries = noEntries();
  const placeById = new Map(
    ordered.map(({ id, path, name, department }, order) => [
      id,
      placeOf(entries, path, () => ({ name, group: department, hex: null, order })),
    ]),
  );
  return { entries, placeById };
}
