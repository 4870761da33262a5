import type { Marketing } from '../ports/marketing.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** The marketing platform of the settings; null when there is none. */
export function openMarketing(_: { settings: ServiceSettings }): Marketing | null {
  return null;
}
