import { createSerializationAdapter } from '@tanstack/react-router';
import { FACET_PARAMETERS } from '@/lib/facet-parameters';
import { FACET_IDS } from './choice';
import type { FacetData, FacetGroup, FacetOption } from './facet-data';

/** The form that the facets of a page stand in, and where a link to them leads before scripts run. */
export const FILTERS_ID = 'filtry';

/** Facets of a page of goods. */
export type PageFacets = { list: FacetData[] };

const inForm = new WeakSet<PageFacets>();

/** Facets that the page shows in its form of filters. */
export function shownInForm(list: FacetData[]): PageFacets {
  const facets = { list };
  inForm.add(facets);
  return facets;
}

/**
 * Keeps facets out of the data that a document carries for hydration: a hundred values stand in its form already, and
 * would weigh 1 KB a second time. The browser reads them there, before React takes the page over.
 */
export const facetsAdapter = createSerializationAdapter({
  key: 'vitrina-facets',
  test: (value): value is PageFacets => inForm.has(value as PageFacets),
  toSerializable: () => null,
  fromSerializable: () => ({ list: readFacets(document.getElementById(FILTERS_ID)) }),
});

/** The facets that filter-groups has written into a form. Of sizes it is only known whether any are left. */
export function readFacets(form: HTMLElement | null): FacetData[] {
  return [...(form?.querySelectorAll('.filter') ?? [])].flatMap((filter) => {
    const name = filter.querySelector<HTMLInputElement>('[type=checkbox]')?.name;
    const id = FACET_IDS.find((one) => FACET_PARAMETERS[one] === name);
    if (!id) return [];
    const scales = [...filter.querySelectorAll('.filter-scale')];
    const groups: FacetGroup[] = scales.length
      ? scales.map((scale) => ({ name: summaryOf(scale), options: optionsOf(scale) }))
      : [{ name: '', options: optionsOf(filter) }];
    return [{ id, title: summaryOf(filter), groups }];
  });
}

function summaryOf(details: Element): string {
  return details.querySelector('summary')?.textContent ?? '';
}

function optionsOf(part: Element): FacetOption[] {
  return [...part.querySelectorAll('label')].map((label) => {
    const input = label.querySelector('input');
    const count = label.querySelector('b')?.textContent;
    return {
      value: input?.value ?? '',
      name: input?.nextSibling?.textContent ?? '',
      hex: /#\w{6}/.exec(input?.getAttribute('style') ?? '')?.[0] ?? null,
      count: Number(count ?? !input?.hasAttribute('aria-disabled')),
    };
  });
}
