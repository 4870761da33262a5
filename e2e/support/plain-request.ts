import { request } from 'node:http';

/** Requests a URL without a browser. Does not follow redirects. */
export async function requestPlain(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { redirect: 'manual', headers });
  return {
    status: answer.status,
    /** Where a redirect leads: path and query. */
    location: pathOf(answer.headers.get('location'), url),
    headers: answer.headers,
    text: await answer.text(),
  };
}

/**
 * Sends a request whose path is exactly the given text, except for escaped characters that a request line
 * cannot contain. `location` in the result is the target of a redirect, exactly as the server sent it.
 */
export function requestAsWritten(
  origin: string,
  path: string,
): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const written = path.replaceAll(/[^!-~]/gu, encodeURIComponent);
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path: written, agent: false }, (answer) => {
      answer.resume();
      const location = answer.headers.location?.replace(origin, '');
      resolve({ status: answer.statusCode ?? 0, ...(location !== undefined && { location }) });
    });
    call.on('error', reject);
    call.end();
  });
}

function pathOf(location: string | null, base: string): string | undefined {
  if (location === null) return undefined;
  const { pathname, search } = new URL(location, base);
  return pathname + decodeURIComponent(search);
}

/** The JSON-LD items of a page, keyed by their `@type`. */
export function structuredDataOf(html: string): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const [, json = ''] of html.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  ))
    collect(JSON.parse(json), found);
  return found;
}

function collect(value: unknown, found: Map<string, Record<string, unknown>>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, found);
  else if (typeof value === 'object' && value !== null) {
    const thing = value as Record<string, unknown>;
    if (typeof thing['@type'] === 'string' && !found.has(thing['@type'])) found.set(thing['@type'], thing);
    for (const part of Object.values(thing)) collect(part, found);
  }
}
