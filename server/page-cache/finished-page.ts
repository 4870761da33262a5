import { createHash } from 'node:crypto';
import type { Encoding } from '../http/accepted-encoding.ts';
import { compress } from '../http/compress.ts';
import type { DenseCompressor } from './dense-copies.ts';
import { inlineScriptsOf } from './inline-scripts.ts';

/**
 * A page in one encoding: its bytes, and all headers that do not depend on the request. `headers` has names
 * and values in turn.
 */
export type Variant = { bytes: Buffer; etag: string; headers: readonly string[] };

/** A rendered page from which any request can be answered. */
export type FinishedPage = {
  status: number;
  /** Ids of the models shown on the page. */
  groupIds: ReadonlySet<string>;
  /** Whether a CDN may cache the page. Each response then gets a `cache-control` header for it. */
  allowsCdn: boolean;
  /** Approximate memory that the page takes with all its copies, in bytes. */
  size: number;
  /**
   * Returns the page in an encoding. It is compressed for the first request and then kept; from the second
   * request on, a denser brotli copy replaces the first one when it is ready.
   */
  as(encoding: Encoding | undefined): Variant;
};

export type Rendered = {
  status: number;
  headers: Iterable<[name: string, value: string]>;
  html: string;
  /** The nonce that the page's own inline scripts have. */
  nonce: string;
  groupIds: ReadonlySet<string>;
  allowsCdn?: boolean;
};

/** Estimated size of all compressed copies of a page together, relative to the uncompressed page. */
const SIZE_OF_COPIES = 1.3;

/**
 * Prepares a rendered page for all visitors: its Content-Security-Policy contains hashes of the inline
 * scripts instead of a nonce, and the same content always gets the same ETag.
 * @param policyFor returns the policy for these script sources
 * @throws Error if the nonce is at a place from which it cannot be removed
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
    // Keeps the ETag of the first copy, because the content is the same.
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
 * Replaces the time of rendering, which the framework writes into its data, by the expression `Date.now()`,
 * which the browser evaluates. So pages with the same content have the same ETag.
 */
const withoutMoment = (html: string) => html.replace(/(?<!\\)",u:\d{13},s:"/g, '",u:Date.now(),s:"');

/** A rendered public page. `isPoor`: a part is missing because an API call failed. */
export type SharedPage = Omit<Rendered, 'headers'> & { headers: Headers; isPoor: boolean };
