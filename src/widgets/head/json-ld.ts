import type { Graph, Thing } from 'schema-dts';

/** A script tag with structured data for search engines, typed by schema.org. The router escapes it. */
export function jsonLd(...parts: Thing[]) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': parts };
  return { 'script:ld+json': graph };
}
