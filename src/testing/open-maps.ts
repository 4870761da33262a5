import { vi } from 'vitest';
import { pageConfig } from '@/lib/page/config';
import { answerConsent } from '@/lib/third-parties/consent-choice';
import { mapsStandIn } from '../../tests/support/maps-stand-in';

/**
 * The page of a shop that has a service of maps, whose script comes at once, for a shopper who has agreed to it. There is
 * no layout here: a map takes the size of 800 × 600 for its own.
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

/** The page of a shop without one. */
export function closeMaps(): void {
  Object.assign(pageConfig(), { thirdParties: undefined });
  vi.restoreAllMocks();
  localStorage.clear();
}
