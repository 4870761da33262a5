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
      // Failed calls have been logged already. Other errors are defects and must be reported.
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
 * Calls the listener after a token refresh in the browser: read identity, session and account again
 * (docs/specification.md §7). Returns a function that unsubscribes. Never called on the server.
 */
export const onTokensRefreshed = tokensRefreshed.subscribe;

/**
 * Calls the listener once after a token refresh was refused or failed: clear session, profile and cart
 * (docs/specification.md §4.2), and notify the shopper if this tab was refused. Returns a function that unsubscribes.
 * Never called on the server.
 */
export const onSessionLost = sessionLost.subscribe;
