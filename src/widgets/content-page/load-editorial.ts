import { type CardRow, packCard } from '@/features/catalog/cards/card-data';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { type ContentPage, getJournal, type JournalPiece } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { loadContentPage } from './load-content-page';

/** A page with its goods as the page carries them: cards without what no card shows. */
export type EditorialPage = Omit<ContentPage, 'products'> & { rows: CardRow[] };

/**
 * A page about the shop or a piece of its journal.
 * @throws the router's not-found, with goods to look at instead
 */
export async function loadEditorial(kind: 'about' | 'journal', slug: string): Promise<EditorialPage> {
  const { products, ...page } = await loadContentPage(kind, slug);
  return { ...page, rows: products.map(packCard) };
}

/**
 * The journal. A shop that wrote nothing into it has none.
 * @throws the router's not-found, with goods to look at instead
 */
export async function loadJournal(): Promise<JournalPiece[]> {
  const { pieces } = await getJournal();
  if (pieces.length === 0) throw pageNotFound(hrefTo('/journal'), await loadSuggestions());
  return pieces;
}
