import { leastCharacters } from '#shared/forms/field-message.ts';
import { Address, NewPassword, PasswordMin } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';
import { tokenProblem } from '../link-secret';

export const PASSWORD_HINT = leastCharacters(PasswordMin);

/** The form that requests a link to set a new password. */
export const passwordRequestForm: ContractForm<{ login: string }, Address> = {
  blank: { login: '' },
  schema: Address,
  request: ({ login }) => ({ login: readAddress(login).value }),
  check: ({ login }) => ({ login: addressProblem(login) }),
};

/** The form that sets a new password with the token of a link. Spaces are part of a password. */
export const newPasswordForm: ContractForm<{ token: string; password: string }, NewPassword> = {
  blank: { token: '', password: '' },
  schema: NewPassword,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: tokenProblem(token) }),
};
