import type { ApiError, Registration } from '@/lib/api';
import { addressProblem, EMPTY, readAddress } from './address';
import { type FormErrors, refusedForm } from './form-errors';
import { passwordProblem } from './password-rule';
import { textOf } from './text-of';

/** What the registration form holds: one field for the address, whichever it is. */
export type RegistrationFields = {
  firstName: string;
  login: string;
  password: string;
  personalDataConsent: boolean;
  marketingConsent: boolean;
};
type Name = Exclude<keyof RegistrationFields, 'marketingConsent'>;
export type RegistrationErrors = FormErrors<Name>;

export function readRegistration(data: FormData | URLSearchParams): RegistrationFields {
  return {
    firstName: textOf(data, 'firstName').trim(),
    login: textOf(data, 'login').trim(),
    password: textOf(data, 'password'),
    personalDataConsent: data.has('personalDataConsent'),
    marketingConsent: data.has('marketingConsent'),
  };
}

/** What can be told without asking: common passwords and much else the shop judges. */
export function checkRegistration(fields: RegistrationFields): RegistrationErrors | undefined {
  const errors: RegistrationErrors = {};
  const login = addressProblem(fields.login) ?? foreignPhone(fields.login);
  const password = passwordProblem(fields.password);
  if (fields.firstName === '') errors.firstName = EMPTY;
  if (login) errors.login = login;
  if (password) errors.password = password;
  if (!fields.personalDataConsent) errors.personalDataConsent = 'Поставьте отметку, чтобы продолжить';
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function foreignPhone(login: string): string | undefined {
  const { kind, value } = readAddress(login);
  return kind === 'phone' && !value.startsWith('+7')
    ? 'Укажите российский номер, начиная с\u00a0+7, или почту'
    : undefined;
}

/** The call of the contract that a checked form makes. */
export function registrationOf(fields: RegistrationFields): Registration {
  const { kind, value } = readAddress(fields.login);
  const { firstName, password, marketingConsent } = fields;
  return { firstName, [kind]: value, password, personalDataConsent: true, marketingConsent };
}

export function refusedRegistration(error: ApiError): RegistrationErrors {
  return refusedForm(error, {
    '/firstName': 'firstName',
    '/email': 'login',
    '/phone': 'login',
    '/password': 'password',
    '/personalDataConsent': 'personalDataConsent',
  });
}
