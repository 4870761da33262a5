import { ExternalConsents } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type ConsentFields = { personalDataConsent: boolean; marketingConsent: boolean };

/** The consents of a new shopper who signs in with an external provider. None is checked in advance. */
export const externalConsentForm: ContractForm<ConsentFields, ExternalConsents> = {
  blank: { personalDataConsent: false, marketingConsent: false },
  schema: ExternalConsents,
};
