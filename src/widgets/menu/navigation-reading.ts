import { getNavigation } from '@/lib/api';
import { readingsBy } from '@/lib/reading';
import { perVisit, type Visit } from '@/lib/visit';

const readings = perVisit(() => readingsBy((_: 'whole') => getNavigation()));

/** The whole tree of the menu. Asked for by the browser when a menu is about to be opened, once a visit. */
export const navigationReading = (visit: Visit) => readings(visit)('whole');

/** Asks for the tree ahead. A failure is told by the menu that needs it. */
export async function fetchNavigation(visit: Visit): Promise<void> {
  await navigationReading(visit)
    .ensure(Number.POSITIVE_INFINITY)
    .catch(() => undefined);
}
