import { readOutsideJson } from '../../../platform/outside/outside-json.ts';
import { ExternalRejected } from '../../base/external-sign-in.ts';

/** Timeout of a call to a provider, in ms. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/** Size limit of a response in characters, far more than any profile needs. */
const MOST_CHARACTERS = 200_000;

/** Options of a call. Tests set a shorter timeout. */
export type CallOptions = { timeoutMs?: number };

/**
 * Calls a provider and parses its JSON response. Redirects are not followed, because no documented URL
 * redirects. Throws ExternalRejected if the provider refuses or the response is not JSON, and another error
 * if the provider is unreachable, fails (5xx) or is busy (429).
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
  const body = text.length > MOST_CHARACTERS ? undefined : readOutsideJson(text);
  // The body is checked even if the status is 200, because VK ID reports errors with that status.
  const error = errorOf(body);
  if (!response.ok || error)
    throw new ExternalRejected(`The provider refused: ${response.status} ${error ?? ''}`.trim());
  if (body === undefined) throw new ExternalRejected("The provider's response is not JSON.");
  return body;
}

/**
 * The error code in an OAuth error response, for the log. Anything that does not look like a code is left
 * out, because it may quote the request.
 */
function errorOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !body.error) return undefined;
  const { error } = body;
  return typeof error === 'string' && /^[\w-]{1,60}$/.test(error) ? error : 'error';
}
