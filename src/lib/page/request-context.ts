import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';

/** Configuration that pages may use. It is serialized into every document, so it must not contain secrets. */
export type PageConfig = {
  /** Origin of the API, without a trailing slash; empty if it is the page's own origin. */
  apiBaseUrl: string;
  site: string;
  siteId: string;
  brand: string;
  /** Public origin of the shop, without a trailing slash; absent if not configured. */
  publicUrl?: string;
  build: string;
  /** The goods are fictional, and pages say so. */
  demo?: boolean;
  /** The selling company, if configured. */
  seller?: Partial<Record<'name' | 'ogrn' | 'inn' | 'phone' | 'email' | 'address' | 'hours', string>>;
  /** URLs of the files of the brand kit. */
  look?: Partial<Record<'styles' | 'logo' | 'favicon', string>>;
  /** Third-party scripts enabled by the settings. */
  thirdParties?: ThirdPartyConfig;
};

/** What the server process provides for rendering one request. */
export type RequestContext = {
  /** Answers API calls during rendering; the path begins with /api. */
  api(request: Request): Promise<Response>;
  /**
   * The shopper's cookies on private pages; empty on public pages, whose HTML is the same for everyone.
   * `absorb` takes Set-Cookie from an API answer, so that later calls send the cookies and the page's
   * response sets them.
   */
  cookies: { header(): string; absorb(response: Response): void; setCookies(): string[] };
  requestId: string;
  /**
   * Results of rendering besides the response: the HTML or Markdown, the status 410 of a removed page, and the error
   * behind an error page, which is logged.
   */
  answer: { html?: string; markdown?: string; status?: 410; defect?: Error };
  config: PageConfig;
  nonce: string;
  /** Whether the page is the same for everyone. */
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
 * The context of the request being rendered; undefined in a browser. Component tests have a document and
 * count as a browser, because their server code is not compiled away.
 *
 * @throws Error on the server if no request is being rendered
 */
export const requestContext: () => RequestContext | undefined = createIsomorphicFn()
  .client(() => undefined)
  .server(() => (typeof document === 'undefined' ? getGlobalStartContext() : undefined));
