import { Registration } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';

/** One field takes an email address or a phone. */
export type RegistrationFields = {
  firstName: string;
  login: string;
  password: string;
  personalDataConsent: boolean;
  marketingConsent: boolean;
};

/** Common passwords and other rules are checked by the server. */
export const registrationForm: ContractForm<RegistrationFields, Registration> = {
  blank: { firstName: '', login: '', password: '', personalDataConsent: false, marketingConsent: false },
  schema: Registration,
  request({ firstName, login, ...rest }) {
    const { kind, value } = readAddress(login);
    return { firstName: firstName.trim(), [kind]: value, ...rest };
  },
  places: { '/email': 'login', '/phone': 'login' },
  check: ({ login }) => ({ login: addressProblem(login) ?? foreignPhone(login) }),
};

function foreignPhone(login: string): string | undefined {
  const { kind, value } = readAddress(login);
  return kind === 'phone' && !value.startsWith('+7')
    ? 'Укажите российский номер, начиная с\u00a0+7, или почту'
    : undefined;
}
