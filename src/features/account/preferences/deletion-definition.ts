import { TICK_REQUIRED } from '#shared/forms/field-message.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { AccountDeletion } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type DeletionFields = { password: string; understood: boolean };

/**
 * Proof that the owner wants to delete the account: the password, or a checkbox if the account has no
 * password.
 */
export const deletionForm = (hasPassword: boolean): ContractForm<DeletionFields, AccountDeletion> => ({
  blank: { password: '', understood: false },
  schema: AccountDeletion,
  request: ({ password }) => ({ password: hasPassword ? password : null }),
  check: ({ password, understood }) =>
    hasPassword
      ? { password: password === '' ? requiredMessage('password') : undefined }
      : { understood: understood ? undefined : TICK_REQUIRED },
});
