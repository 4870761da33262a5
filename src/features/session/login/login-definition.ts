import { Credentials } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';

export type LoginFields = { login: string; password: string };

/**
 * The sign-in form. It accepts any well-formed email address or phone number and any password; the server
 * decides whether they are right.
 */
export const loginForm: ContractForm<LoginFields, Credentials> = {
  blank: { login: '', password: '' },
  schema: Credentials,
  request: ({ login, password }) => ({ login: readAddress(login).value, password }),
  check: ({ login }) => ({ login: addressProblem(login) }),
};
