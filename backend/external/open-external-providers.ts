import type { ExternalProvider } from '../ports/external-sign-in.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** The providers that are set up, in the order to show them. */
export function openExternalProviders(_: {
  publicUrl: string;
  settings: ServiceSettings;
}): readonly ExternalProvider[] {
  return [];
}
