import { vi } from 'vitest';
import { pageConfig } from '@/lib/page/config';
import { answerConsent } from '@/lib/third-parties/consent-choice';
import { mapsStandIn } from '../../tests/support/maps-stand-in';

/**
 * Makes the page one of a shop with a map service whose script loads at once, and gives the shopper's
 * consent. The test environment has no layout, so elements get a size of 800 × 600 px.
 */
export function openMaps(): void {
  Object.assign(pageConfig(), { thirdParties: { map: { key: 'k', script: 'https://maps.example/v3/' } } });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as Node[]) queueMicrotask(() => node.dispatchEvent(new Event('load')));
  });
  mapsStandIn();
  answerConsent(['services']);
}

/** Makes the page one of a shop without a map service. */
export function closeMaps(): void {
  Object.assign(pageConfig(), { thirdParties: undefined });
  vi.restoreAllMocks();
  localStorage.clear();
}
