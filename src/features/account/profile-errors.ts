import { parseDottedDate } from '#shared/dates.ts';
import type { ApiError } from '@/lib/api';
import { isWholePhone } from '@/lib/ui/forms/phone-input';
import { PROFILE_FIELDS, type ProfileField, type ProfileFields } from './profile-fields';

/** What is wrong with the profile: at a field, or beside the button. */
export type ProfileErrors = Partial<Record<ProfileField, string>> & {
  form?: string;
  /** The session has ended: signing in again helps. */
  signedOut?: boolean;
};

/** What can be told without asking. The shop judges the rest. */
export function checkProfile(fields: ProfileFields, now = new Date()): ProfileErrors {
  const errors: ProfileErrors = {};
  if (fields.firstName === '') errors.firstName = 'Заполните поле';
  const birthDate = checkBirthDate(fields.birthDate, now);
  if (birthDate) errors.birthDate = birthDate;
  const phone = checkPhone(fields.phone);
  if (phone) errors.phone = phone;
  if (fields.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)) {
    errors.email = 'Проверьте адрес почты';
  }
  return errors;
}

function checkBirthDate(dotted: string, now: Date): string | undefined {
  if (dotted === '') return undefined;
  const date = parseDottedDate(dotted);
  if (!date) {
    return /^\d\d\.\d\d\.\d{4}$/.test(dotted)
      ? 'Такой даты нет. Проверьте день и\u00a0месяц'
      : 'Введите дату в\u00a0формате ДД.ММ.ГГГГ';
  }
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return date.getTime() > today ? 'Дата рождения не\u00a0может быть в\u00a0будущем' : undefined;
}

function checkPhone(e164: string): string | undefined {
  if (e164 === '' || (isWholePhone(e164) && e164.startsWith('+7'))) return undefined;
  return e164.startsWith('+7') || e164 === '+'
    ? 'Введите телефон полностью'
    : 'Введите российский номер: он начинается с\u00a0+7';
}

/** A refusal of the shop: by the pointer of its field, the rest beside the button. */
export function refusedProfile({ status, fieldErrors, message }: ApiError): ProfileErrors {
  if (status === 401) return { form: 'Сессия завершена.', signedOut: true };
  const errors: ProfileErrors = {};
  for (const field of PROFILE_FIELDS) {
    const found = fieldErrors.find(({ pointer }) => pointer === `/${field}`);
    if (found) errors[field] = found.message;
  }
  return Object.keys(errors).length > 0 ? errors : { form: message };
}
