import { requiredMessage } from '#shared/forms/required.ts';
import { PasswordChange } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type PasswordFields = { currentPassword: string; newPassword: string };

/** A new password, or the first one if the account has none. */
export const passwordForm = (hasPassword: boolean): ContractForm<PasswordFields, PasswordChange> => ({
  blank: { currentPassword: '', newPassword: '' },
  schema: PasswordChange,
  request: ({ currentPassword, newPassword }) => ({
    currentPassword: hasPassword ? currentPassword : null,
    newPassword,
  }),
  check: ({ currentPassword }) => ({
    currentPassword: hasPassword && currentPassword === '' ? requiredMessage('/currentPassword') : undefined,
  }),
});
