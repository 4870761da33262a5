import { escapeHtml } from '../http/escape-html.ts';
import type { KeptMessage } from './mail-folder.ts';

/** Styles in the design of the shop: dark text on light paper, thin lines, one typeface. */
const FONT = "Commissioner,'Helvetica Neue',Helvetica,Arial,sans-serif";
const style = {
  page: `margin:0;background:#fff;color:#161514;font:15px/22px ${FONT}`,
  column: 'box-sizing:border-box;max-width:760px;margin:0 auto;padding:40px 24px 64px',
  heading: 'margin:0 0 24px;font-size:30px;line-height:34px;font-weight:400;letter-spacing:-.022em',
  quiet: 'color:#55534e;font-size:13px;line-height:18px',
  list: 'list-style:none;margin:0;padding:0',
  row: 'padding:16px 0;border-top:1px solid #e0ded9',
  link: 'color:inherit',
  facts: 'margin:0 0 32px;color:#55534e;font-size:13px;line-height:20px;overflow-wrap:anywhere',
  letter: 'display:block;box-sizing:border-box;width:100%;height:640px;border:1px solid #e0ded9',
  subheading: 'margin:48px 0 16px;font-size:18px;line-height:24px;font-weight:400',
  text: `margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/22px ${FONT}`,
};

/** The page that lists all messages. */
export function listPage(messages: readonly KeptMessage[]): string {
  const rows = messages.map(
    ({ name, subject, to, sentAt }) =>
      `<li style="${style.row}"><a href="/dev/mail/${name}" style="${style.link}">${escapeHtml(subject || 'Без темы')}</a><br><span style="${style.quiet}">${escapeHtml(to)}, ${timeOf(sentAt)}</span></li>`,
  );
  const none = `<p style="${style.quiet}">Пока ничего не\u00a0отправлено.</p>`;
  const list = rows.length > 0 ? `<ol style="${style.list}">\n${rows.join('\n')}\n</ol>` : none;
  return page('Отправленные сообщения', list);
}

/**
 * The page that shows one message. The HTML is in a sandboxed frame, whose links can only open new tabs. The
 * plain text has working links.
 */
export function messagePage({ subject, to, sentAt, text, html }: KeptMessage): string {
  return page(
    subject || 'Без темы',
    [
      `<p style="${style.facts}">Кому: ${escapeHtml(to)}<br>Отправлено: ${timeOf(sentAt)}<br><a href="/dev/mail" style="${style.link}">Все сообщения</a></p>`,
      ...(html === undefined ? [] : [frame(html), `<h2 style="${style.subheading}">Текст</h2>`]),
      `<pre style="${style.text}">${linked(text)}</pre>`,
    ].join('\n'),
  );
}

const frame = (html: string) =>
  `<iframe title="Письмо" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inNewTab(html))}" style="${style.letter}"></iframe>`;

/** Makes links open a new tab. A page opened inside the sandboxed frame could run no scripts. */
const inNewTab = (html: string) => html.replace(/<head>/i, '<head><base target="_blank">');

/** Turns http and https URLs in a text into links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => {
      const shown = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${shown}" style="${style.link}">${shown}</a>` : shown;
    })
    .join('');

const timeOf = (moment: string) => escapeHtml(moment.replace('T', ' ').replace(/\.\d+Z$/, '\u00a0UTC'));

const page = (title: string, content: string) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="${style.page}">
<main style="${style.column}">
<h1 style="${style.heading}">${escapeHtml(title)}</h1>
${content}
</main>
`;
