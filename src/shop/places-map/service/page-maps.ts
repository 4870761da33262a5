import { pageConfig } from '@/lib/page/config';
import { mayRun, thirdPartyFailure } from '@/lib/third-parties/third-party';
import { createMapsLoader } from './maps-loader';

/** The loader of this page. The registry of third parties decides whether the service may be loaded. */
export const pageMaps = createMapsLoader({
  options() {
    const map = pageConfig().thirdParties?.map;
    return map && { apiKey: map.key, script: map.script };
  },
  mayLoad: () => mayRun('map'),
  loadScript: (address) => thirdPartyFailure('map', () => address),
  readyMs: 5000,
});
