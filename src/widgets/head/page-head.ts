import { pageConfig } from '@/lib/page/config';

/** A head tag in the format of the router. */
type MetaTag = Record<string, unknown>;

export type PageFacts = {
  title: string;
  /** A sentence or two for search results. */
  description: string;
  /** The canonical path, with a leading slash. */
  path: string;
  /** Whether search engines may index the page, true by default. They may follow its links in any case. */
  indexed?: boolean;
};

/** Maximum length of a description, in characters; search engines cut longer ones. */
const MAX_DESCRIPTION = 160;

/**
 * The absolute URL of a page or picture, if the shop's public origin is configured; otherwise the path.
 * Absolute URLs are returned unchanged.
 */
export function absolute(path: string): string {
  return isWholeAddress(path) ? path : (pageConfig().publicUrl ?? '') + path;
}

/** Whether a URL is absolute, like that of a picture on another host. */
export const isWholeAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Head tags of a public page.
 * @param served tags that only the server renders: link previews and structured data. Browsers do not need
 * them, so callers make them under `import.meta.env.SSR`, and their code is not bundled.
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

/** Shortens a text to the length of a description, at the end of a word. */
export function shortened(text: string, limit = MAX_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, (gap) => (gap.includes('\u00a0') ? '\u00a0' : ' ')).trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, plain.slice(0, limit).search(/[\s\u00a0]\S*$/));
  return `${(cut || plain.slice(0, limit - 1)).replace(/[\s,;:—–.]+$/, '')}…`;
}
