import { formRefusals } from '#shared/web/problem-titles.ts';

/** Forms of the shop are small; anything larger is not one of ours. */
export const MAX_FORM_BYTES = 8192;

/** Why a posted form was not read. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  readonly status: keyof typeof formRefusals;

  constructor(status: keyof typeof formRefusals) {
    super(formRefusals[status]);
    this.status = status;
  }
}

/**
 * Fields of a form that a page of this shop posted without scripts.
 * @throws FormRefused 403 when another site sent it, 415 when it is not a plain form, 413 when it is too large
 */
export async function readForm(request: Request, most = MAX_FORM_BYTES): Promise<URLSearchParams> {
  if (!isSameOrigin(request)) throw new FormRefused(403);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new FormRefused(415);
  }
  return new URLSearchParams(await readBounded(request, most));
}

/**
 * Fields and files of such a form, as far as the server has let it in.
 * @throws FormRefused 403 when another site sent it, 415 when it cannot be read as a form with files
 */
export async function readFormWithFiles(request: Request): Promise<FormData> {
  if (!isSameOrigin(request)) throw new FormRefused(403);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  const data = isForm ? await request.formData().catch(() => undefined) : undefined;
  if (!data) throw new FormRefused(415);
  return data;
}

/** The files of a form. A field that was left empty posts a file without a name. */
export const filesIn = (data: FormData | URLSearchParams): File[] =>
  (data.getAll('files') as unknown[]).filter((file) => file instanceof File && file.name !== '') as File[];

/** Browsers say where a request comes from in Sec-Fetch-Site; older ones at least name the origin of a POST. */
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

/** Sends the browser on after a form was handled, so that a reload does not send it again. */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'private, no-store' },
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Sends the browser to another site after a form was handled. The policy of pages lets no form lead there, redirects
 * included, so an answer of its own does.
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
