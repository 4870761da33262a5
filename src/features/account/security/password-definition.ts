import { requiredMessage } from '#shared/forms/required.ts';
import { PasswordChange } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type PasswordFields = { currentPassword: string; newPassword: string };

/** The form that changes the password, or sets the first one of an account without a password. */
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
