import { createHash } from 'node:crypto';
import type { Encoding } from '../http/accepted-encoding.ts';
import { compress } from '../http/compress.ts';
import type { DenseCompressor } from './dense-copies.ts';
import { inlineScriptsOf } from './inline-scripts.ts';

/** A body as it is sent, with all headers of its answer but those of the one request: names and values in turn. */
export type Variant = { bytes: Buffer; etag: string; headers: readonly string[] };

/** A rendered page that any request may be answered with. */
export type FinishedPage = {
  status: number;
  /** Models that the page shows. */
  groupIds: ReadonlySet<string>;
  /** What it takes in memory with all its encodings, roughly. */
  size: number;
  /**
   * Compressed at the first request for it, then at hand. In brotli it is replaced by a denser copy when it is asked for
   * again.
   */
  as(encoding: Encoding | undefined): Variant;
};

export type Rendered = {
  status: number;
  headers: Iterable<[name: string, value: string]>;
  html: string;
  /** What the page's own inline scripts carry. */
  nonce: string;
  groupIds: ReadonlySet<string>;
};

/** Compressed copies beside the plain one. */
const SIZE_OF_COPIES = 1.3;

/**
 * Makes a rendered page ready to be sent to everyone: its policy names the hashes of its own inline scripts in the place
 * of a nonce, and equal content has an equal ETag.
 * @param policyFor the policy of a page with these sources of scripts
 * @throws Error when the nonce stands where it cannot be taken away
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
    // Its tag stays: who has the page has it in either density.
    void making?.then((bytes) => {
      packed.br = variantOf(bytes, 'br');
    });
  }
  return {
    status,
    groupIds,
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

/** Whether both are sent with the same content and headers, and go away with the same models. */
export function areSame(one: FinishedPage, other: FinishedPage): boolean {
  const [had, has] = [one.as(undefined).headers, other.as(undefined).headers];
  return (
    one.status === other.status &&
    had.length === has.length &&
    had.every((text, at) => text === has[at]) &&
    one.groupIds.symmetricDifference(other.groupIds).size === 0
  );
}

/** The data that a browser takes the page over with is as old as the answer, which was kept until just now. */
const withoutMoment = (html: string) => html.replace(/(?<!\\)",u:\d{13},s:"/g, '",u:Date.now(),s:"');
