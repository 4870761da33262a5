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
