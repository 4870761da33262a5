import { createHash } from 'node:crypto';
import type { Encoding } from '../http/accepted-encoding.ts';
import { compress } from '../http/compress.ts';
import type { DenseCompressor } from './dense-copies.ts';
import { inlineScriptsOf } from './inline-scripts.ts';

/**
 * One encoding of a page: the body, and all response headers that do not depend on the request, as
 * alternating names and values.
 */
export type Variant = { bytes: Buffer; etag: string; headers: readonly string[] };

/** A rendered page that can answer any request. */
export type FinishedPage = {
  status: number;
  /** The models shown on the page. */
  groupIds: ReadonlySet<string>;
  /** Whether a CDN may serve the page; its `cache-control` is then added to each response. */
  allowsCdn: boolean;
  /** Approximate memory use of the page with all its encodings, in bytes. */
  size: number;
  /**
   * Returns the page in an encoding. The page is compressed at the first request and then stored; from the
   * second request on, a denser brotli copy replaces the first copy.
   */
  as(encoding: Encoding | undefined): Variant;
};

export type Rendered = {
  status: number;
  headers: Iterable<[name: string, value: string]>;
  html: string;
  /** The nonce of the page's own inline scripts. */
  nonce: string;
  groupIds: ReadonlySet<string>;
  allowsCdn?: boolean;
};

/** The estimated size of all compressed copies of a page together, as a multiple of the uncompressed page. */
const SIZE_OF_COPIES = 1.3;

/**
 * Prepares a rendered page for all visitors: its CSP uses hashes of its inline scripts instead of a nonce, and equal
 * content has an equal ETag. @param policyFor returns the CSP for the given script sources @throws Error when the
 * nonce is in a place where it cannot be removed
 */
export function finishPage(
  rendered: Rendered,
  policyFor: (sources: string[]) => string,
  compressDensely: DenseCompressor,
): FinishedPage {
  const { status, groupIds } = rendered;
  const { html, hashes } = inlineScriptsOf(withoutMoment(rendered.html), rendered.nonce);
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const shared = [
    ...[...rendered.headers].flat(),
    ...['content-security-policy', policyFor(hashes.map((hash) => `'sha256-${hash}'`))],
    ...['vary', 'Accept-Encoding'],
  ];
  const variantOf = (bytes: Buffer, encoding?: Encoding): Variant => {
    const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
    const own = ['etag', etag, ...(encoding ? ['content-encoding', encoding] : [])];
    return { bytes, etag, headers: [...shared, ...own] };
  };
  const identity = variantOf(plain);
  const packed: Partial<Record<Encoding, Variant>> = {};
  let isDense = false;
  function packDensely(): void {
    const making = compressDensely(plain);
    isDense = making !== undefined;
    // The dense copy keeps the ETag, because the content is the same.
    void making?.then((bytes) => {
      packed.br = variantOf(bytes, 'br');
    });
  }
  return {
    status,
    groupIds,
    allowsCdn: rendered.allowsCdn ?? false,
    size: Math.ceil(plain.length * SIZE_OF_COPIES),
    as(encoding) {
      if (!encoding) return identity;
      const known = packed[encoding];
      if (known && encoding === 'br' && !isDense) packDensely();
      packed[encoding] ??= variantOf(compress(plain, encoding, 'often'), encoding);
      return packed[encoding];
    },
  };
}

/** Whether two pages have the same content, headers and models. */
export function areSame(one: FinishedPage, other: FinishedPage): boolean {
  const [had, has] = [one.as(undefined).headers, other.as(undefined).headers];
  return (
    one.status === other.status &&
    had.length === has.length &&
    had.every((text, at) => text === has[at]) &&
    one.groupIds.symmetricDifference(other.groupIds).size === 0
  );
}

/**
 * The framework writes the time of rendering into its data. This replaces it by the expression `Date.now()`,
 * which the browser evaluates, so that pages with equal content have equal ETags.
 */
const withoutMoment = (html: string) => html.replace(/(?<!\\)",u:\d{13},s:"/g, '",u:Date.now(),s:"');

/** A completely rendered public page. */
export type SharedPage = Omit<Rendered, 'headers'> & { headers: Headers; isPoor: boolean };
