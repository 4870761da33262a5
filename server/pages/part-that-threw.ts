/**
 * React writes this comment where a part of the page threw an error. A browser without scripts shows nothing
 * there.
 */
const MARK = '<!--$!-->';

/** In development, React also writes the cause, for the browser's console. */
const CAUSE = /<!--\$!--><template([^>]*)>/;

const LEADS = 'Switched to client rendering because the server rendering errored:\n\n';

/** The error of the first part of the page that threw. Undefined if none did. */
export function errorOfPart(html: string): Error | undefined {
  if (!html.includes(MARK)) return undefined;
  const [, attributes = ''] = CAUSE.exec(html) ?? [];
  const message = attribute(attributes, 'data-msg');
  if (message === undefined) return new Error('A part of the page failed to render.');
  const error = new Error(message);
  const stack = attribute(attributes, 'data-stck');
  if (stack !== undefined) error.stack = stack;
  return error;
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  return value && unescapeHtml(value).replace(LEADS, '');
}

const NAMED: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

const unescapeHtml = (text: string) =>
  text.replace(/&(?:\w+|#x([\da-f]+));/gi, (entity, hex: string | undefined) =>
    hex === undefined ? (NAMED[entity] ?? entity) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
