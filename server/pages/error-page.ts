import { stripVTControlCharacters } from 'node:util';
import { formRefusals } from '#shared/web/problem-titles.ts';
import { escapeHtml } from '../http/escape-html.ts';

type ErrorPage = { status: number; title: string; text: string; requestId: string; extra?: string };

/**
 * An error page that works without the framework. It has no scripts and style sheets; its
 * Content-Security-Policy allows only style attributes.
 */
function errorPage({ status, title, text, requestId, extra = '' }: ErrorPage): Response {
  const html = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#fafaf9">
<main style="max-width:32rem;padding:2rem">
<h1 style="font-size:1.75rem;line-height:1.2;margin:0 0 1rem">${title}</h1>
<p>${text}</p>
<p><a href="/" style="color:inherit">На главную</a></p>
<p style="color:#57534e;font-size:.875rem">Код обращения: ${escapeHtml(requestId)}</p>
${extra}</main>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

/** The page after a failed rendering. It shows the request id, by which the cause can be found in the log. */
export function renderingFailed(requestId: string): Response {
  return errorPage({
    status: 500,
    title: 'Что-то пошло не так',
    text: 'Мы\u00a0уже знаем об\u00a0ошибке. Обновите страницу или зайдите чуть позже.',
    requestId,
  });
}

/** Retry-After during an outage, in seconds. */
export const RETRY_AFTER_OUTAGE = '30';

/** The page shown while the database cannot be reached. */
export function shopUnavailable(requestId: string): Response {
  const response = errorPage({
    status: 503,
    title: 'Магазин ненадолго недоступен',
    text: 'Обновите страницу через минуту. Корзина, избранное и\u00a0заказы на\u00a0месте.',
    requestId,
  });
  response.headers.set('retry-after', RETRY_AFTER_OUTAGE);
  return response;
}

/** The page shown while too many requests wait for rendering. */
export function overloaded(requestId: string): Response {
  const response = errorPage({
    status: 503,
    title: 'Сейчас слишком много посетителей',
    text: 'Обновите страницу через несколько секунд. Корзина и\u00a0избранное на\u00a0месте.',
    requestId,
  });
  response.headers.set('retry-after', '3');
  return response;
}

/**
 * The page that developers see after a failed rendering: with the cause, and with Vite's client script, which
 * reloads the page after a change.
 */
export function renderingFailedInDevelopment(requestId: string, error: unknown): Response {
  const cause = stripVTControlCharacters(
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  const response = errorPage({
    status: 500,
    title: 'Что-то пошло не так',
    text: 'Страница не\u00a0отрисовалась.',
    requestId,
    extra: `<pre style="overflow:auto">${escapeHtml(cause)}</pre>\n<script type="module" src="/@vite/client"></script>\n`,
  });
  response.headers.delete('content-security-policy');
  return response;
}

/** The page for a path that no page can have. */
export function noSuchPage(requestId: string): Response {
  return errorPage({
    status: 404,
    title: 'Страница не\u00a0найдена',
    text: 'Возможно, адрес набран с\u00a0ошибкой или страницы больше нет.',
    requestId,
  });
}

export function addressTooLong(requestId: string): Response {
  return errorPage({
    status: 414,
    title: 'Слишком длинный адрес',
    text: 'Проверьте ссылку: адрес страницы не\u00a0может быть таким длинным.',
    requestId,
  });
}

/** The page after a posted form was refused, because it was malformed or did not come from this shop. */
export function formRefused(status: keyof typeof formRefusals, requestId: string): Response {
  return errorPage({ status, title: 'Не\u00a0получилось', text: `${formRefusals[status]}.`, requestId });
}
