import { getListing, isApiError, type ProductCard } from '@/lib/api';
import { NEW_ARRIVALS } from '@/shop/addresses/paths';

/** Number of goods for a page without results. */
const SUGGESTIONS = 4;
const ASKED = { path: NEW_ARRIVALS };

/** New arrivals for a page without goods. Empty if they fail to load. */
export async function loadSuggestions(): Promise<ProductCard[]> {
  try {
    const { items } = await getListing(ASKED);
    return items.slice(0, SUGGESTIONS);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
