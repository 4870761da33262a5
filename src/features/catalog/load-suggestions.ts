import { getListing, isApiError, type ProductCard } from '@/lib/api';

/** How many goods a page offers that has nothing of its own to show. */
const SUGGESTIONS = 4;

/** New arrivals for a page without goods of its own; none when they cannot be had. */
export async function loadSuggestions(): Promise<ProductCard[]> {
  try {
    const { items } = await getListing({ path: 'novinki' });
    return items.slice(0, SUGGESTIONS);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
