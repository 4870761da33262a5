import type { Deps } from '../../deps.ts';
import type { FindPrincipal, Principal } from './principal.ts';

/** Finds who calls by their access token. */
export type CallerFinder = {
  /** Null when the token is unknown, ended or revoked. Calls of one page, which follow one another at once, share an answer. */
  find(deps: Pick<Deps, 'db' | 'clock'>, token: string, page: object | undefined): Promise<Principal | null>;
  /** A call of the page has changed something, which may be who is here. */
  forget(page: object | undefined): void;
};

export function createCallerFinder(findPrincipal: FindPrincipal): CallerFinder {
  const ofPages = new WeakMap<object, Map<string, Promise<Principal | null>>>();
  return {
    find({ db, clock }, token, page) {
      if (!page) return findPrincipal(db, token, clock());
      const known = ofPages.get(page) ?? new Map<string, Promise<Principal | null>>();
      ofPages.set(page, known);
      const found = known.get(token) ?? findPrincipal(db, token, clock());
      known.set(token, found);
      // What failed is asked for again.
      found.catch(() => known.delete(token));
      return found;
    },
    forget(page) {
      if (page) ofPages.delete(page);
    },
  };
}
