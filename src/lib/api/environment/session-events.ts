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
      // Failed calls are already logged. Other errors are defects and are reported.
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
 * Subscribes to token refreshes in the browser, after which identity, session and account must be read again
 * (docs/specification.md §7). Returns a function that unsubscribes. Never called back on the server.
 */
export const onTokensRefreshed = tokensRefreshed.subscribe;

/**
 * Subscribes to the loss of the session, after a token refresh was refused or failed. The listener must clear
 * session, profile and cart (docs/specification.md §4.2), and inform the shopper if the refresh was refused
 * in this tab. Returns a function that unsubscribes. Never called back on the server.
 */
export const onSessionLost = sessionLost.subscribe;
