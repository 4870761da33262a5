import { pageConfig } from '@/lib/page/config';

/** Head tags in the router's format. */
type MetaTag = Record<string, unknown>;

export type PageFacts = {
  title: string;
  /** A sentence or two for search results. */
  description: string;
  /** The canonical path, with a leading slash. */
  path: string;
  /** Whether search engines may index the page; links are followed either way. True by default. */
  indexed?: boolean;
};

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 160;

/**
 * The absolute URL of a page or picture, if the shop's origin is configured. Absolute URLs are returned
 * unchanged.
 */
export function absolute(path: string): string {
  return isWholeAddress(path) ? path : (pageConfig().publicUrl ?? '') + path;
}

/** Whether a URL is absolute, as for pictures of another service. */
export const isWholeAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Head of a public page.
 * @param served tags that only the server renders: previews, structured data. Browsers do not need them, so callers
 * make them under `import.meta.env.SSR` and the code is not bundled.
 */
export function pageHead({ title, description, path, indexed = true }: PageFacts, served: MetaTag[] = []) {
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      ...served,
    ],
    links: [{ rel: 'canonical', href: absolute(path) }],
  };
}

export type PageHead = ReturnType<typeof pageHead>;

/** Cuts a text between words to the length of a description. */
export function shortened(text: string, limit = MAX_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, (gap) => (gap.includes('\u00a0') ? '\u00a0' : ' ')).trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, plain.slice(0, limit).search(/[\s\u00a0]\S*$/));
  return `${(cut || plain.slice(0, limit - 1)).replace(/[\s,;:—–.]+$/, '')}…`;
}
