import { ExternalRejected } from '../../base/external-sign-in.ts';

/** How long a provider may take to answer one call, in ms. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/** Far more than any profile needs. */
const MOST_CHARACTERS = 200_000;

/** What a call needs of the world; tests shorten the time. */
export type CallOptions = { timeoutMs?: number };

/**
 * Asks a provider and reads its JSON. Redirects are not followed: none of the documented addresses redirects. Throws
 * ExternalRejected when the provider refuses or answers no JSON, another error when it cannot be reached, fails by
 * itself (5xx) or is busy (429).
 */
export async function askProvider(
  url: string,
  init: { form?: Record<string, string>; headers?: Record<string, string> },
  { timeoutMs = PROVIDER_TIMEOUT_MS }: CallOptions = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: init.form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...init.headers },
    body: init.form ? new URLSearchParams(init.form) : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The provider answered ${response.status}.`);
  const body = text.length > MOST_CHARACTERS ? undefined : parsed(text);
  // VK ID reports errors with status 200.
  const error = errorOf(body);
  if (!response.ok || error)
    throw new ExternalRejected(`The provider refused: ${response.status} ${error ?? ''}`.trim());
  if (body === undefined) throw new ExternalRejected('The provider answered no JSON.');
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of an OAuth error; it is for the log, so nothing but a short word. */
function errorOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !body.error) return undefined;
  const { error } = body;
  return typeof error === 'string' && /^[\w-]{1,60}$/.test(error) ? error : 'error';
}
