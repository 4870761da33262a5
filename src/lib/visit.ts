import { createContext, use } from 'react';

/**
 * One shopper's time with the shop: a rendered request on the server, the life of a document in the browser. What is
 * known of the shopper hangs on it, never on a module, where two requests would share it.
 */
export type Visit = { readonly startedAt: number };

/** Call it inside getRouter(), and once a test. */
export function createVisit(): Visit {
  return { startedAt: Date.now() };
}

/** Something there is one of in a visit, made when it is first asked for. */
export function perVisit<T>(create: (visit: Visit) => T): (visit: Visit) => T {
  const made = new WeakMap<Visit, T>();
  return (visit) => {
    const known = made.get(visit);
    if (known !== undefined) return known;
    const created = create(visit);
    made.set(visit, created);
    return created;
  };
}

const VisitContext = createContext<Visit | undefined>(undefined);

/** Gives the visit to everything inside. */
export const VisitProvider = VisitContext;

/** The visit this component is part of. @throws Error outside of a VisitProvider */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('A VisitProvider is missing around this component');
  return visit;
}
