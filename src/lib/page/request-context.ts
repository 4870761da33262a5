import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';

/** What a page may know about the shop. Serialised into every document, so never a secret. */
export type PageConfig = {
  /** Where the API answers, without a trailing slash; empty means the page's own origin. */
  apiBaseUrl: string;
  site: string;
  siteId: string;
  brand: string;
  /** Origin under which shoppers see the shop, without a trailing slash; absent when not configured. */
  publicUrl?: string;
  build: string;
  /** The goods are invented, and the page says so. */
  demo?: boolean;
  /** Who sells, as far as the shop's settings say. */
  seller?: Partial<Record<'name' | 'ogrn' | 'inn' | 'phone' | 'email' | 'address' | 'hours', string>>;
  /** Addresses of the files of the brand kit. */
  look?: Partial<Record<'styles' | 'logo' | 'favicon', string>>;
  /** Scripts of other companies that the settings name. */
  thirdParties?: ThirdPartyConfig;
};

/** What the serving process hands to rendering, one for each request. */
export type RequestContext = {
  /** Answers API calls during rendering; the path begins with /api. */
  api(request: Request): Promise<Response>;
  /**
   * The shopper's cookies on private pages, empty on public ones: public HTML is the same for everyone.
   * Set-Cookie of answers is absorbed, so that later calls use it and the page's response carries it.
   */
  cookies: { header(): string; absorb(response: Response): void; setCookies(): string[] };
  requestId: string;
  /**
   * What rendering says besides its response: the page itself; its status when it is gone; and why it shows the error
   * page, which goes to the log.
   */
  answer: { html?: string; status?: 410; defect?: Error };
  config: PageConfig;
  nonce: string;
  /** Whether the page is the same for everyone. */
  isShared: boolean;
};

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

/**
 * The context of the request being rendered; undefined in a browser.
 * A document means a browser, or a component test, where the server's half is not compiled away.
 * @throws Error on the server when nothing is being rendered
 */
export const requestContext: () => RequestContext | undefined = createIsomorphicFn()
  .client(() => undefined)
  .server(() => (typeof document === 'undefined' ? getGlobalStartContext() : undefined));
