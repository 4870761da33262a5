import type { Facet, FacetId, FacetValue } from '@/lib/api';

export type FacetOption = Pick<FacetValue, 'value' | 'name' | 'hex' | 'count'>;
/**
 * Facet values with a common group name, such as «Женщинам» for sizes. The name is empty if the facet has a
 * single group.
 */
export type FacetGroup = { name: string; options: FacetOption[] };
export type FacetData = { id: FacetId; title: string; groups: FacetGroup[] };

/** Groups the values of a facet by name. Which of them are chosen is in the choice, not here. */
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
    // If there is only one group, its name would add nothing.
    groups: [...groups].map(([name, options]) => ({ name: groups.size > 1 ? name : '', options })),
  };
}
