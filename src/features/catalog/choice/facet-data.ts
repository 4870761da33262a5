import type { Facet, FacetId, FacetValue } from '@/lib/api';

export type FacetOption = Pick<FacetValue, 'value' | 'name' | 'hex' | 'count'>;
/** Values under a name of their own; the name is empty where a facet has one group only. */
export type FacetGroup = { name: string; options: FacetOption[] };
export type FacetData = { id: FacetId; title: string; groups: FacetGroup[] };

/** Puts values that stand under the same name together. What is chosen is known from the choice. */
export function toFacetData({ id, title, values }: Facet): FacetData {
  const groups = new Map<string, FacetOption[]>();
  for (const { value, name, hex, count, group } of values) {
    const options = groups.get(group ?? '') ?? [];
    options.push({ value, name, hex, count });
    groups.set(group ?? '', options);
  }
  return {
    id,
    title,
    // One scale needs no name.
    groups: [...groups].map(([name, options]) => ({ name: groups.size > 1 ? name : '', options })),
  };
}

/** A group as one flat row: its name, then value, name, count and colour of each option; '' stands for no colour. */
type GroupRow = readonly [name: string, ...cells: (string | number)[]];

/** A facet as the data of a page carries it: a hundred options with named parts weigh more than the markup made of them. */
export type FacetRow = readonly [id: FacetId, title: string, ...groups: GroupRow[]];

const CELLS = 4;

/** Takes a facet apart. */
export function packFacet(facet: Facet): FacetRow {
  const { id, title, groups } = toFacetData(facet);
  const cellsOf = ({ value, name, count, hex }: FacetOption) => [value, name, count, hex ?? ''];
  return [id, title, ...groups.map(({ name, options }): GroupRow => [name, ...options.flatMap(cellsOf)])];
}

/** Puts a facet together again. */
export function unpackFacet([id, title, ...groups]: FacetRow): FacetData {
  return { id, title, groups: groups.map(([name, ...cells]) => ({ name, options: optionsOf(cells) })) };
}

function optionsOf(cells: readonly (string | number)[]): FacetOption[] {
  return Array.from({ length: cells.length / CELLS }, (_, at) => {
    const [value, name, count, hex] = cells.slice(at * CELLS, (at + 1) * CELLS);
    return { value: String(value), name: String(name), count: Number(count), hex: hex ? String(hex) : null };
  });
}
