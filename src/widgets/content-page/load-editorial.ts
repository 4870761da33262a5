import { type CardData, toCardData } from '@/features/catalog/cards/card-data';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import type { StorePortrait } from '@/features/stores/store-portraits';
import { type ContentPage, getJournal, getStores, isApiError, type JournalPiece } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { loadContentPage } from './load-content-page';

/** A page about the shop or of the journal, with its goods as cards. */
export type EditorialPage = Omit<ContentPage, 'products'> & {
  cards: CardData[];
  /** Stores of different cities, if the page links to the stores page. */
  portraits: StorePortrait[];
};

/** Maximum number of pictures of stores: one row of a wide window. */
const MOST_PORTRAITS = 4;

/**
 * Loads a page about the shop or of the journal.
 * @throws the router's not-found, with goods to show, if the page does not exist
 */
export async function loadEditorial(kind: 'about' | 'journal', slug: string): Promise<EditorialPage> {
  const { products, ...page } = await loadContentPage(kind, slug);
  const leadsToStores = page.blocks.some(
    (block) => block.kind === 'links' && block.links.some(({ path }) => path === hrefTo('/stores')),
  );
  return { ...page, cards: products.map(toCardData), portraits: leadsToStores ? await loadPortraits() : [] };
}

/** For each city the first store that has a picture. */
async function loadPortraits(): Promise<StorePortrait[]> {
  const { items } = await getStores({});
  const shown = items.flatMap(({ code, name, address, cityCode, cityName, pictures: [picture] }) =>
    picture ? [{ code, name, address, cityCode, cityName, picture }] : [],
  );
  const firsts = shown.filter(
    ({ cityCode }, index) => shown.findIndex((other) => other.cityCode === cityCode) === index,
  );
  return firsts.slice(0, MOST_PORTRAITS).map(({ cityCode: _, ...portrait }) => portrait);
}

/** The backend of another shop may have no journal and respond with 404: then the journal is empty. */
function nothingIfAbsent(error: unknown): { pieces: JournalPiece[] } {
  if (isApiError(error) && error.status === 404) return { pieces: [] };
  throw error;
}

/**
 * Loads the list of the journal.
 * @throws the router's not-found, with goods to show, if the journal has no pages
 */
export async function loadJournal(): Promise<JournalPiece[]> {
  const { pieces } = await getJournal().catch(nothingIfAbsent);
  if (pieces.length === 0) throw pageNotFound(hrefTo('/journal'), await loadSuggestions());
  return pieces;
}
