const MARKDOWN = 'text/markdown';

/** The weight of a media type in an Accept header, from 0 to 1. 0 if the type is not named. */
function weightOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (name.trim().toLowerCase() !== type) continue;
    const given = parameters.find((parameter) => /^\s*q=/i.test(parameter));
    const weight = given === undefined ? 1 : Number(given.split('=')[1]);
    return weight >= 0 && weight <= 1 ? weight : 0;
  }
  return 0;
}

/**
 * Whether a client prefers Markdown to HTML, according to its Accept header. Browsers never ask for Markdown.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  const markdown = weightOf(accept, MARKDOWN);
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

/**
 * The path of the page that a Markdown path such as `/product/palto.md` belongs to. Undefined for other
 * paths.
 */
export const pageOfMarkdownPath = (pathname: string): string | undefined =>
  /^(\/[^/]+)+\.md$/i.test(pathname) ? pathname.slice(0, -'.md'.length) : undefined;
