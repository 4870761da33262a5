import { pageConfig } from '@/lib/page/config';

/** Tags of a head as the router takes them. */
type MetaTag = Record<string, unknown>;

export type PageFacts = {
  title: string;
  /** A sentence or two for search results. */
  description: string;
  /** The one address of the page, with its leading slash. */
  path: string;
  /** Whether search engines may show the page; its links are followed either way. True when absent. */
  indexed?: boolean;
};

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION = 160;

/** The address of a page or a picture with the origin of the shop, where the configuration names one. */
export function absolute(path: string): string {
  return (pageConfig().publicUrl ?? '') + path;
}

/**
 * Head of a public page.
 * @param served what only the server says of it: pictures for links to it, structured data. No browser needs them, so
 * call sites make them under `import.meta.env.SSR` and no browser loads the code.
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

/** Text cut between words to the length of a description. */
export function shortened(text: string, limit = MAX_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, (gap) => (gap.includes('\u00a0') ? '\u00a0' : ' ')).trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, plain.slice(0, limit).search(/[\s\u00a0]\S*$/));
  return `${(cut || plain.slice(0, limit - 1)).replace(/[\s,;:—–.]+$/, '')}…`;
}
