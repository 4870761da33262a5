import { type PageConfig, requestContext } from './request-context';

export const PAGE_CONFIG_ID = 'page-config';

let inDocument: PageConfig | undefined;

/**
 * The page configuration: from the request on the server, from the document in a browser.
 * @throws Error if the document contains no configuration
 */
export function pageConfig(): PageConfig {
  const context = requestContext();
  if (context) return context.config;
  inDocument ??= readDocument();
  return inDocument;
}

function readDocument(): PageConfig {
  const text = document.getElementById(PAGE_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`The document has no script #${PAGE_CONFIG_ID}`);
  return JSON.parse(text) as PageConfig;
}

/** The configuration as JSON for a script element, escaped so that no tag in it can end the element. */
export function pageConfigScript(config: PageConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}
