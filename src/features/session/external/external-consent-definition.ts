import { ExternalConsents } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type ConsentFields = { personalDataConsent: boolean; marketingConsent: boolean };

/** The consents of a newcomer, neither of which is given beforehand. */
export const externalConsentForm: ContractForm<ConsentFields, ExternalConsents> = {
  blank: { personalDataConsent: false, marketingConsent: false },
  schema: ExternalConsents,
};
