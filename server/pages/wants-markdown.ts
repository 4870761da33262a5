const MARKDOWN = 'text/markdown';

/** How much an Accept header wants a type, 0 to 1; 0 if it does not name it. */
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

/** Whether a client would rather have Markdown than HTML, by its Accept header. Browsers never name Markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  const markdown = weightOf(accept, MARKDOWN);
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

/** The path of a page whose Markdown is requested as `/product/palto.md`; undefined for other paths. */
export const pageOfMarkdownPath = (pathname: string): string | undefined =>
  /^(\/[^/]+)+\.md$/i.test(pathname) ? pathname.slice(0, -'.md'.length) : undefined;
