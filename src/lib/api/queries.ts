// The second door to the generated code: query options, for parts that are fetched when they open (docs/decisions/0009).

export { getGetProductQueryOptions } from '@/generated/client/catalog/catalog';
export { getGetSuggestionsQueryOptions } from '@/generated/client/search/search';
export { getGetCitiesQueryOptions } from '@/generated/client/store/store';
export { createQueryClient } from './query-client';
