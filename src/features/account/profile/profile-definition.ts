import { readBirthDate } from '#shared/forms/birth-date.ts';
import { readEmail } from '#shared/forms/email.ts';
import { trimTexts } from '#shared/text/trim-texts.ts';
import type { ProfileUpdate } from '@/lib/api';
import { ProfileUpdate as ProfileUpdateSchema } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import { PROFILE_FIELDS, type ProfileFields } from '../profile-fields';

/**
 * The profile form. It has no fields for subscriptions; saving merges its fields into the current account, so
 * subscriptions stay as they are.
 */
export const profileForm: ContractForm<ProfileFields, ProfileUpdate> = {
  blank: Object.fromEntries(PROFILE_FIELDS.map((name) => [name, ''])) as ProfileFields,
  schema: ProfileUpdateSchema,
  request(fields) {
    const { birthDate, ...rest } = tidyProfile(fields);
    return { ...rest, birthDate: birthDate || null, subscriptions: [] };
  },
  check(fields) {
    const { birthDate, phone } = tidyProfile(fields);
    return { birthDate: birthDateProblem(birthDate), phone: phoneProblem(phone) };
  },
};

/** The fields, formatted as the contract requires. */
export const tidyProfile = (fields: ProfileFields): ProfileFields =>
  trimTexts({ ...fields, email: readEmail(fields.email), phone: phoneOf(fields.phone) });

/** The error of an impossible or future birth date. The schema finds incomplete dates. */
function birthDateProblem(dotted: string): string | undefined {
  if (!/^\d\d\.\d\d\.\d{4}$/.test(dotted)) return undefined;
  const read = readBirthDate(dotted, new Date());
  return typeof read === 'string' ? undefined : read.message;
}

function phoneProblem(e164: string): string | undefined {
  const isForeign = e164 !== '' && e164 !== '+' && !e164.startsWith('+7');
  return isForeign ? 'Введите российский номер: он начинается с\u00a0+7' : undefined;
}
