import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';

/** Configuration of the pages. It is part of every document, so it must not contain secrets. */
export type PageConfig = {
  /** Base URL of the API, without a trailing slash; empty if the API has the page's own origin. */
  apiBaseUrl: string;
  site: string;
  siteId: string;
  brand: string;
  /** Public origin of the shop, without a trailing slash; missing if it is not configured. */
  publicUrl?: string;
  build: string;
  /** Whether the goods are fictional. The pages then say so. */
  demo?: boolean;
  /** Legal data of the seller, if configured. */
  seller?: Partial<Record<'name' | 'ogrn' | 'inn' | 'phone' | 'email' | 'address' | 'hours', string>>;
  /** URLs of the files of the retailer's brand: stylesheet, logo, favicon. */
  look?: Partial<Record<'styles' | 'logo' | 'favicon', string>>;
  /** Third-party scripts that the settings switch on. */
  thirdParties?: ThirdPartyConfig;
};

/** What the server provides for rendering one request. */
export type RequestContext = {
  /** Answers API calls during rendering; the path begins with /api. */
  api(request: Request): Promise<Response>;
  /**
   * The shopper's cookies on private pages; empty on public pages, whose HTML is the same for everyone.
   * `absorb` takes Set-Cookie headers of an API response: later calls then send these cookies, and the page's
   * response sets them.
   */
  cookies: { header(): string; absorb(response: Response): void; setCookies(): string[] };
  requestId: string;
  /**
   * Results of rendering that are not in the response: HTML or Markdown, the status 410 of a removed page,
   * and the error behind an error page, which is logged.
   */
  answer: { html?: string; markdown?: string; status?: 410; defect?: Error };
  config: PageConfig;
  nonce: string;
  /** Whether the page is the same for everyone, so that it may be cached. */
  isShared: boolean;
  /** Whether the page is requested as Markdown. A page without Markdown is rendered as HTML. */
  asMarkdown?: true;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/**
 * The context of the request that is being rendered; undefined in a browser. Component tests have a document
 * and count as a browser, because the compiler does not remove server code there.
 * @throws Error on the server if no request is being rendered
 */
export const requestContext: () => RequestContext | undefined = createIsomorphicFn()
  .client(() => undefined)
  .server(() => (typeof document === 'undefined' ? getGlobalStartContext() : undefined));
