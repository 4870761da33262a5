import type { SessionLoss } from '../call/environment';

type Listener<Details extends unknown[]> = (...details: Details) => void | Promise<void>;

function event<Details extends unknown[] = []>() {
  const listeners = new Set<Listener<Details>>();
  return {
    subscribe(listener: Listener<Details>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fire(...details: Details): void {
      // Failed calls of a listener have been logged already; anything else is a defect and stays visible.
      for (const listener of listeners) {
        void Promise.resolve()
          .then(() => listener(...details))
          .catch(rethrowDefect);
      }
    },
  };
}

function rethrowDefect(error: unknown): void {
  if (error instanceof Error && error.name === 'ApiError') return;
  throw error;
}

export const tokensRefreshed = event();
export const sessionLost = event<[why: SessionLoss]>();

/**
 * Calls back after the browser has got new tokens: time to read user identity, session and account again
 * (docs/specification.md §7). Returns the function that ends it. Never called on the server.
 */
export const onTokensRefreshed = tokensRefreshed.subscribe;

/**
 * Calls back once when a token refresh was refused or failed: time to clear session, profile and cart
 * (docs/specification.md §4.2), and to say that it is over when this tab was refused.
 * Returns the function that ends it. Never called on the server.
 */
export const onSessionLost = sessionLost.subscribe;
