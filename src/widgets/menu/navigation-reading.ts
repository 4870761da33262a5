import type { QueryClient } from '@tanstack/react-query';
import { getNavigation } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { readingsBy } from '@/lib/state/reading';

const readings = perClient(() => readingsBy((_: 'whole') => getNavigation()));

/** The whole tree of the menu. Asked for by the browser when a menu is about to be opened, once a visit. */
export const navigationReading = (client: QueryClient) => readings(client)('whole');

/** Asks for the tree ahead. A failure is told by the menu that needs it. */
export async function fetchNavigation(client: QueryClient): Promise<void> {
  await navigationReading(client)
    .ensure(Number.POSITIVE_INFINITY)
    .catch(() => undefined);
}
