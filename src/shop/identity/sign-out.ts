import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deleteSession, isApiError, logout } from '@/lib/api';
import { announce } from './tabs';

/** Set while the server does not know yet that the shopper signed out. */
const KEY = LOCAL_KEYS.pendingSignOut;

const listeners = new Set<() => void>();

/** Calls back when the shopper signs out in this tab: time to forget them. Returns the function that ends it. */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs out, here and in all tabs, at once; the call to the server runs in the background. Never fails. */
export async function signOut(): Promise<void> {
  const sent = sendSignOut();
  announce({ type: 'signed-out' });
  for (const listener of listeners) listener();
  await sent;
}

/**
 * Signs out on the server. Never fails: in this browser the shopper is signed out at once. Scripts cannot delete the
 * identity cookies, so without a network the sign-out stays pending and is sent before the session is read again.
 */
export async function sendSignOut(): Promise<void> {
  setPending(true);
  if (await endSession()) setPending(false);
}

/**
 * Sends a pending sign-out to the server.
 * @returns false when it could not be sent: the cookies are then those of the previous shopper
 */
export async function finishSignOut(): Promise<boolean> {
  if (!isPending()) return true;
  const answered = await endSession();
  if (answered) setPending(false);
  return answered;
}

/** A new sign-in replaces a pending sign-out. */
export function dropSignOut(): void {
  setPending(false);
}

/** Ends the tokens, then the session of this browser (docs/specification.md §7). @returns whether both were answered */
async function endSession(): Promise<boolean> {
  return (await isAnswered(logout)) && (await isAnswered(deleteSession));
}

/** Whether there was any answer: the web tier expires the cookies even when the API is down. */
async function isAnswered(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status !== undefined;
  }
}

// Storage may be forbidden, and there is none on the server.
function isPending(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function setPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {}
}
