import { z } from 'zod';
import { deliverySettings } from './delivery/base/settings.ts';
import { sellerSettings } from './domain/seller-settings.ts';
import { exchangeSettings } from './exchange/base/settings.ts';
import { identitySettings } from './identity/base/settings.ts';
import { listingSettings } from './listing/base/settings.ts';
import { marketingSettings } from './marketing/settings.ts';
import { paymentSettings } from './payments/base/settings.ts';
import { mailSettings } from './platform/mail/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { reviewSettings } from './reviews/base/settings.ts';
import { noticeSettings } from './shop-notices/base/settings.ts';

/** Schema of the environment variables of all services. */
const environment = z.object({
  ...mailSettings.shape,
  ...identitySettings.shape,
  ...sellerSettings.shape,
  ...exchangeSettings.shape,
  ...marketingSettings.shape,
  ...paymentSettings.shape,
  ...listingSettings.shape,
  ...reviewSettings.shape,
  ...deliverySettings.shape,
  ...noticeSettings.shape,
});

/** Names of all environment variables of the services. */
export const SERVICE_VARIABLES: readonly string[] = Object.keys(environment.shape);

export type ServiceSettings = z.infer<typeof environment>;

/**
 * Reads the settings of outside services. Empty variables count as absent.
 * @throws StartupError with the name of the first invalid variable, without its value
 */
export function readServiceSettings(variables: Record<string, string | undefined>): ServiceSettings {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = environment.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(`${String(issue?.path[0])} must be ${issue?.message}.`);
}

/** One sentence for each invalid variable. It does not contain the variable's value. */
export function serviceFaults(variables: Record<string, string | undefined>): string[] {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const { error } = environment.safeParse(Object.fromEntries(set));
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} must be ${message}.`);
}
