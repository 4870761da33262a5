// User agents of crawlers. «CUBOT» is a brand of phones.
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|externalhit/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

let servedPage: string | undefined;

/**
 * If a crawler reads the page, keeps a copy of the HTML that the server rendered. Call it once, before any
 * script changes the page.
 */
export function keepPageForCrawler(): void {
  if (isCrawler(navigator.userAgent)) servedPage = document.getElementById('main')?.innerHTML;
}

/**
 * The HTML that the server rendered, which crawlers see instead of an error page (docs/specification.md §8).
 * Undefined for people and on the server.
 */
export function pageForCrawler(): string | undefined {
  return servedPage;
}
