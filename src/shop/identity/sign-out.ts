import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deleteSession, isApiError, logout } from '@/lib/api';
import { deviceStorage } from '@/lib/browser/storage';
import { announce } from './tabs';

/** Local storage key, set until the server knows about the sign-out. */
const KEY = LOCAL_KEYS.pendingSignOut;

const listeners = new Set<() => void>();

/**
 * Calls the listener when the shopper signs out in this tab: clear their data. Returns a function that unsubscribes.
 */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs out at once, in all tabs; the call to the server is made in the background. Never fails. */
export async function signOut(): Promise<void> {
  const sent = sendSignOut();
  announce({ type: 'signed-out' });
  for (const listener of listeners) listener();
  await sent;
}

/**
 * Signs out on the server. Never fails, because this browser signs the shopper out at once. Scripts cannot delete the
 * identity cookies, so without a network the sign-out stays pending and is sent before the session is read again.
 */
export async function sendSignOut(): Promise<void> {
  setPending(true);
  if (await endSession()) setPending(false);
}

/**
 * Sends a pending sign-out to the server.
 * @returns false if that failed: then the cookies still belong to the previous shopper
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

/**
 * Revokes the tokens, then ends the session of this browser (docs/specification.md §7). @returns whether both calls
 * were answered
 */
export async function endSession(): Promise<boolean> {
  return (await isAnswered(logout)) && (await isAnswered(deleteSession));
}

/** Whether there was any answer: the web tier deletes the cookies even if the API is down. */
async function isAnswered(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status !== undefined;
  }
}

const isPending = (): boolean => deviceStorage.getItem(KEY) !== null;

function setPending(pending: boolean): void {
  if (pending) deviceStorage.setItem(KEY, '1');
  else deviceStorage.removeItem(KEY);
}
