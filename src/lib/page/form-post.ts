import { formRefusals } from '#shared/web/problem-titles.ts';

/** Maximum size of a posted form, in bytes. The forms of the shop are smaller. */
export const MAX_FORM_BYTES = 8192;

/** Thrown if a posted form is refused, with the HTTP status. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  readonly status: keyof typeof formRefusals;

  constructor(status: keyof typeof formRefusals) {
    super(formRefusals[status]);
    this.status = status;
  }
}

/**
 * Reads the fields of a form that a page of this shop posted without scripts.
 * @throws FormRefused 403 if another site posted it, 415 if it is not a URL-encoded form, 413 if it is too
 * large
 */
export async function readForm(request: Request, most = MAX_FORM_BYTES): Promise<URLSearchParams> {
  if (!isSameOrigin(request)) throw new FormRefused(403);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new FormRefused(415);
  }
  return new URLSearchParams(await readBounded(request, most));
}

/**
 * Reads the fields and files of a form that a page of this shop posted without scripts. The size of the body
 * is already limited by the server.
 * @throws FormRefused 403 if another site posted it, 415 if it is not a multipart form
 */
export async function readFormWithFiles(request: Request): Promise<FormData> {
  if (!isSameOrigin(request)) throw new FormRefused(403);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  const data = isForm ? await request.formData().catch(() => undefined) : undefined;
  if (!data) throw new FormRefused(415);
  return data;
}

/** The files of a posted form. Browsers post an empty file field as a file without a name; it is left out. */
export const filesIn = (data: FormData | URLSearchParams): File[] =>
  (data.getAll('files') as unknown[]).filter((file) => file instanceof File && file.name !== '') as File[];

/**
 * Whether a page of this shop made the request. Browsers say so in Sec-Fetch-Site; older ones send at least
 * the Origin header with a POST.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('origin') === new URL(request.url).origin;
}

async function readBounded(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = request.body?.getReader();
  if (!reader) return '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw new FormRefused(413);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Redirects after a posted form was handled, so that a reload does not post the form again. */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'private, no-store' },
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Sends the browser to another site after a posted form was handled. The content security policy forbids that
 * a form leads to another site, even by a redirect, so the response is a page that navigates there.
 */
export function leaveFor(url: string): Response {
  const href = url.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${href}"><title>Переход</title><p><a href="${href}">Продолжить</a></p></html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  });
}
