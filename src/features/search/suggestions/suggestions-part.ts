import { lazyPart } from '@/lib/ui/loading/lazy-part';
import type { SearchSuggestionsProps } from './search-suggestions';

/** The suggestions as a lazy component. Its code loads when the shopper is about to use the search. */
export const suggestionsPart = lazyPart<SearchSuggestionsProps>(
  async () => (await import('./search-suggestions')).SearchSuggestions,
);
