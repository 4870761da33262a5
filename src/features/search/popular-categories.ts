import type { Category, Navigation } from '@/lib/api';

/** Number of offered categories. */
const SHOWN = 9;

/** The categories with the most goods, for a search without results. */
export function popularCategories({
  categories,
}: Pick<Navigation, 'categories'>): Pick<Category, 'path' | 'name'>[] {
  const byPath = new Map(categories.map((category) => [category.path, category]));
  const names = new Map<string, number>();
  for (const { name } of categories) names.set(name, (names.get(name) ?? 0) + 1);
  return categories
    .filter(
      ({ parentPath, kind, productCount }) => parentPath !== null && kind === 'category' && productCount > 0,
    )
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, SHOWN)
    .map(({ path, name, parentPath }) => {
      const parent = byPath.get(parentPath ?? '')?.name;
      // If several departments have a category of this name, such as jeans, add the department.
      return { path, name: (names.get(name) ?? 0) > 1 && parent ? `${name}: ${parent.toLowerCase()}` : name };
    });
}
