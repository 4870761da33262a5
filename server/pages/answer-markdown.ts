import type { PageConfig } from '../../src/lib/page/request-context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { isPrivatePath } from '../page-cache/private-paths.ts';
import type { Logger } from '../process/logger.ts';
import { Overloaded } from './admission.ts';
import { noCookies } from './cookie-jar.ts';
import { overloaded, renderingFailed } from './error-page.ts';
import { pageContext } from './page-context.ts';
import type { RenderPage } from './render-page.ts';
import { markdownAnswer, movedMarkdown, noMarkdown } from './send-markdown.ts';

type Options = {
  gateway: Gateway;
  config: PageConfig;
  publicUrl: string | undefined;
  logger: Logger;
};

type MarkdownRequest = {
  /** Path and query of the page. */
  address: string;
  /** Whether the requested URL ends with `.md`. */
  isOwnAddress: boolean;
  requestId: string;
  clientIp: string | undefined;
};

/**
 * Responds to requests for public pages as Markdown, made from the data that their loaders return. Undefined
 * if the page has no Markdown form; it is then sent as HTML.
 */
export function createMarkdownAnswers(
  render: RenderPage,
  { gateway, config, publicUrl, logger }: Options,
): (request: Request, asked: MarkdownRequest) => Promise<Response | undefined> {
  return async (request, { address, isOwnAddress, requestId, clientIp }) => {
    const origin = publicUrl ?? new URL(request.url).origin;
    if (isPrivatePath(new URL(origin + address).pathname)) return isOwnAddress ? noMarkdown(404) : undefined;
    const context = pageContext(gateway, config, noCookies(), { requestId, clientIp, userAgent: null });
    context.asMarkdown = true;
    const visibleRequest = new Request(origin + address, {
      headers: { accept: 'text/html' },
      signal: request.signal,
    });
    try {
      const { status, headers } = await render(visibleRequest, context, false, request.signal);
      const { markdown } = context.answer;
      if (status === 200 && markdown !== undefined)
        return await markdownAnswer({ markdown, canonical: origin + address, isOwnAddress }, request);
      if (!isOwnAddress) return undefined;
      const location = headers.get('location');
      if (location !== null) return movedMarkdown(status, location);
      return noMarkdown(status >= 500 ? 503 : status === 410 ? 410 : 404);
    } catch (err) {
      if (err instanceof Overloaded) return overloaded(requestId);
      logger.error({ requestId, path: address, err }, 'A page could not be written as Markdown');
      return renderingFailed(requestId);
    }
  };
}
