import type { Graph, Thing } from 'schema-dts';

/**
 * Structured data for search engines as one tag of the head; the router escapes what could end its script.
 * The compiler checks the parts against schema.org.
 */
export function jsonLd(...parts: Thing[]) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': parts };
  return { 'script:ld+json': graph };
}
