import type { Graph, Thing } from 'schema-dts';

/** Structured data for search engines as one script tag; the router escapes it. The types are those of schema.org. */
export function jsonLd(...parts: Thing[]) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': parts };
  return { 'script:ld+json': graph };
}
