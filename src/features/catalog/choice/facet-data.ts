import type { Facet, FacetId, FacetValue } from '@/lib/api';

export type FacetOption = Pick<FacetValue, 'value' | 'name' | 'hex' | 'count'>;
/** Values under one group name. The name is empty if the facet has a single group. */
export type FacetGroup = { name: string; options: FacetOption[] };
export type FacetData = { id: FacetId; title: string; groups: FacetGroup[] };

/** Groups the values by name. Whether a value is chosen is in the choice, not here. */
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
    // A single scale needs no name.
    groups: [...groups].map(([name, options]) => ({ name: groups.size > 1 ? name : '', options })),
  };
}

/** A group as one flat row: its name, then value, name, count and colour of each option; '' means no colour. */
type GroupRow = readonly [name: string, ...cells: (string | number)[]];

/** A facet as the page data carries it: a hundred options as objects would be larger than their markup. */
export type FacetRow = readonly [id: FacetId, title: string, ...groups: GroupRow[]];

const CELLS = 4;

/** Packs a facet. */
export function packFacet(facet: Facet): FacetRow {
  const { id, title, groups } = toFacetData(facet);
  const cellsOf = ({ value, name, count, hex }: FacetOption) => [value, name, count, hex ?? ''];
  return [id, title, ...groups.map(({ name, options }): GroupRow => [name, ...options.flatMap(cellsOf)])];
}

/** Unpacks a facet. */
export function unpackFacet([id, title, ...groups]: FacetRow): FacetData {
  return { id, title, groups: groups.map(([name, ...cells]) => ({ name, options: optionsOf(cells) })) };
}

function optionsOf(cells: readonly (string | number)[]): FacetOption[] {
  return Array.from({ length: cells.length / CELLS }, (_, at) => {
    const [value, name, count, hex] = cells.slice(at * CELLS, (at + 1) * CELLS);
    return { value: String(value), name: String(name), count: Number(count), hex: hex ? String(hex) : null };
  });
}
