import { lazyPart } from '@/lib/ui/loading/lazy-part';
import type { SearchSuggestionsProps } from './search-suggestions';

/** The suggestions, loaded when a field or its opener is about to be used. */
export const suggestionsPart = lazyPart<SearchSuggestionsProps>(
  async () => (await import('./search-suggestions')).SearchSuggestions,
);
