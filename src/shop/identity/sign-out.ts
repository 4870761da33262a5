import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deleteSession, isApiError, logout } from '@/lib/api';
import { deviceStorage } from '@/lib/browser/storage';
import { announce } from './tabs';

/** Local storage key, set until the server has been notified of a sign-out. */
const KEY = LOCAL_KEYS.pendingSignOut;

const listeners = new Set<() => void>();

/**
 * Subscribes to sign-outs in this tab: the listener must clear the shopper's data. Returns a function that
 * unsubscribes.
 */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs out in this browser at once, in all tabs; the server is notified in the background. Never fails. */
export async function signOut(): Promise<void> {
  const sent = sendSignOut();
  announce({ type: 'signed-out' });
  for (const listener of listeners) listener();
  await sent;
}

/**
 * Notifies the server of the sign-out. Never fails, because the shopper is already signed out in this
 * browser. Scripts cannot delete the identity cookies: without a network the sign-out stays pending and is
 * sent before the session is read again.
 */
export async function sendSignOut(): Promise<void> {
  setPending(true);
  if (await endSession()) setPending(false);
}

/**
 * Sends a pending sign-out to the server.
 * @returns false if that failed; then the cookies still belong to the previous shopper
 */
export async function finishSignOut(): Promise<boolean> {
  if (!isPending()) return true;
  const answered = await endSession();
  if (answered) setPending(false);
  return answered;
}

/** Forgets a pending sign-out, because a new sign-in has replaced it. */
export function dropSignOut(): void {
  setPending(false);
}

/**
 * Revokes the tokens, then ends the session of this browser (docs/specification.md §7).
 * @returns whether the server responded to both requests
 */
export async function endSession(): Promise<boolean> {
  return (await isAnswered(logout)) && (await isAnswered(deleteSession));
}

/**
 * Whether the server responded, even with an error: the web server deletes the cookies even if the API is
 * down.
 */
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
