import type { Category, Navigation } from '@/lib/api';

/** How many are offered. */
const SHOWN = 9;

/** The fullest categories below the departments: where a shopper who found nothing may go on. */
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
      // Jeans are for women and for men.
      return { path, name: (names.get(name) ?? 0) > 1 && parent ? `${name}: ${parent.toLowerCase()}` : name };
    });
}
