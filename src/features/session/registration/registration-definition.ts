import { Registration } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { addressProblem, readAddress } from '@/shop/identity/typed-address';

/** Values of the registration form. `login` is an email address or a phone number. */
export type RegistrationFields = {
  firstName: string;
  login: string;
  password: string;
  personalDataConsent: boolean;
  marketingConsent: boolean;
};

/** The registration form. The server checks further rules, such as common passwords. */
export const registrationForm: ContractForm<RegistrationFields, Registration> = {
  blank: { firstName: '', login: '', password: '', personalDataConsent: false, marketingConsent: false },
  schema: Registration,
  request({ firstName, login, marketingConsent, ...rest }) {
    const { kind, value } = readAddress(login);
    const getsNews = marketingConsent && isForNews(login);
    return { firstName: firstName.trim(), [kind]: value, ...rest, marketingConsent: getsNews };
  },
  places: { '/email': 'login', '/phone': 'login' },
  check: ({ login }) => ({ login: addressProblem(login) ?? foreignPhone(login) }),
};

/**
 * Whether the shop may send news to the typed login. It sends none to phone numbers, so it asks for no
 * consent then.
 */
export const isForNews = (login: string): boolean =>
  login.trim() === '' || readAddress(login).kind === 'email';

function foreignPhone(login: string): string | undefined {
  const { kind, value } = readAddress(login);
  return kind === 'phone' && !value.startsWith('+7')
    ? 'Укажите российский номер, начиная с\u00a0+7, или почту'
    : undefined;
}
