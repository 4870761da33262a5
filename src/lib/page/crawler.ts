// CUBOT is a maker of telephones.
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|externalhit/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

let servedPage: string | undefined;

/** Keeps the page as the server made it, when a crawler reads it. Called once, before any script touches the page. */
export function keepPageForCrawler(): void {
  if (isCrawler(navigator.userAgent)) servedPage = document.getElementById('main')?.innerHTML;
}

/**
 * What a crawler is shown in the place of an error page (docs/specification.md §8): what the server made.
 * Undefined for everyone else and on the server.
 */
export function pageForCrawler(): string | undefined {
  return servedPage;
}
