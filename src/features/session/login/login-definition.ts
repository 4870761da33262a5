import { Credentials } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem } from '@/shop/identity/typed-address';

export type LoginFields = { login: string; password: string };

/** An address in a shape one could sign in with, and any password; everything else is the shop's to judge. */
export const loginForm: ContractForm<LoginFields, Credentials> = {
  blank: { login: '', password: '' },
  schema: Credentials,
  request: ({ login, password }) => ({ login: login.trim(), password }),
  check: ({ login }) => ({ login: addressProblem(login) }),
};
