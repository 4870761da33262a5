import { FACET_PARAMETERS } from '@/lib/facet-parameters';
import { FACET_IDS } from './choice';
import type { FacetData, FacetGroup, FacetOption } from './facet-data';
import { type InPage, readPart } from './in-page';

/** The form that the facets of a page stand in, and where a link to them leads before scripts run. */
export const FILTERS_ID = 'filtry';

/** Facets of a page of goods. */
export function facetsOf(facets: InPage<FacetData[]>): FacetData[] {
  return readPart(facets, () => readFacets(document.getElementById(FILTERS_ID)));
}

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
    const count = label.querySelector('b')?.textContent?.replace(/\D/g, '');
    return {
      value: input?.value ?? '',
      name: input?.nextSibling?.textContent ?? '',
      hex: /#\w{6}/.exec(input?.getAttribute('style') ?? '')?.[0] ?? null,
      count: Number(count ?? !input?.hasAttribute('aria-disabled')),
    };
  });
}
