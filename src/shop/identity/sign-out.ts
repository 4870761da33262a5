import { isApiError, logout } from '@/lib/api';
import { announce } from './tabs';

/** Kept while the server has not heard that the shopper signed out. */
const UNHEARD = 'vitrina-signed-out-unheard';

const listeners = new Set<() => void>();

/** Calls back when the shopper signs out in this tab: time to forget them. Returns the function that ends it. */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs out, here and in all tabs, at once: the server is told behind the shopper's back. Never fails. */
export async function signOut(): Promise<void> {
  const told = sendSignOut();
  announce({ type: 'signed-out' });
  for (const listener of listeners) listener();
  await told;
}

/**
 * Tells the server that the shopper signs out. Never fails: for the shop they are out at once. The identity cookies are
 * out of reach of scripts, so without a network the wish is kept, and told before the session is read again.
 */
export async function sendSignOut(): Promise<void> {
  keepWish(true);
  if (await tell()) keepWish(false);
}

/**
 * Tells the server of a sign-out it has not heard of yet.
 * @returns false when it still has not: the cookies are then those of the previous shopper
 */
export async function finishSignOut(): Promise<boolean> {
  if (!isWishKept()) return true;
  const told = await tell();
  if (told) keepWish(false);
  return told;
}

/** A new sign-in takes the place of a sign-out that is still due. */
export function dropSignOut(): void {
  keepWish(false);
}

/** An answer of any kind will do: the web tier expires the cookies even when the API is down. */
async function tell(): Promise<boolean> {
  try {
    await logout();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status !== undefined;
  }
}

// Storage may be forbidden, and there is none on the server.
function isWishKept(): boolean {
  try {
    return localStorage.getItem(UNHEARD) !== null;
  } catch {
    return false;
  }
}

function keepWish(wish: boolean): void {
  try {
    if (wish) localStorage.setItem(UNHEARD, '1');
    else localStorage.removeItem(UNHEARD);
  } catch {}
}
