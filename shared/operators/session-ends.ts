const MINUTE = 60_000;

/** A session ends after this time without a call, in ms (two hours). */
const IDLE_MS = 120 * MINUTE;

/** A session ends after this time in any case, in seconds (twelve hours). */
export const SESSION_SECONDS = 12 * 60 * 60;

/** An attempt to sign in or to add a passkey ends after this time, in seconds. */
export const PASSKEY_SECONDS = 300;

/** The last use of a session is stored at most once in this time, in ms, so that most calls write nothing. */
export const NOTED_MS = MINUTE;

/** When a session ends if no further call is made. */
export function sessionEnd({ startedAt, lastUsedAt }: { startedAt: Date; lastUsedAt: Date }): Date {
  const [idle, absolute] = [lastUsedAt.getTime() + IDLE_MS, startedAt.getTime() + SESSION_SECONDS * 1000];
  return new Date(Math.min(idle, absolute));
}

/** Sessions that were last used or began before these times have ended. */
export const earliestEnds = (now: Date): { lastUsedAfter: Date; startedAfter: Date } => ({
  lastUsedAfter: new Date(now.getTime() - IDLE_MS),
  startedAfter: new Date(now.getTime() - SESSION_SECONDS * 1000),
});
