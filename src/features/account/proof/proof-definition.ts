import { requiredMessage } from '#shared/forms/required.ts';
import { IdentityProof } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type ProofFields = { password: string; code: string };

/** The form that proves the shopper's identity: the password, or a code if the account has no password. */
export const proofForm = (hasPassword: boolean): ContractForm<ProofFields, IdentityProof> => ({
  blank: { password: '', code: '' },
  schema: IdentityProof,
  request: ({ password, code }) =>
    hasPassword ? { password, code: null } : { password: null, code: code.replaceAll(/\s/g, '') },
  check: ({ password, code }) =>
    hasPassword
      ? { password: password === '' ? requiredMessage('password') : undefined }
      : {
          code: /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
            ? undefined
            : 'Введите шесть цифр из\u00a0сообщения',
        },
});
