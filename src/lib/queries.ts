import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './api/queries';
import { perVisit, useVisit } from './visit';

const clients = perVisit(createQueryClient);

/**
 * The query client of this visit, to be handed to useQuery. For parts that are fetched when they open: whoever imports
 * this brings TanStack Query along, which no page has at load (docs/decisions/0009).
 */
export function useVisitQueries(): QueryClient {
  return clients(useVisit());
}
