import type { Store } from '@/lib/api';

/** Groups stores by city. The groups are in the order in which their first stores appear. */
export function groupByCity(stores: readonly Store[]): { name: string; items: Store[] }[] {
  const groups = new Map<string, { name: string; items: Store[] }>();
  for (const store of stores) {
    const group = groups.get(store.cityCode) ?? { name: store.cityName, items: [] };
    group.items.push(store);
    groups.set(store.cityCode, group);
  }
  return [...groups.values()];
}
