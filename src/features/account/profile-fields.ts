import type { ProfileUpdate, Sex, UserProfile } from '@/lib/api';

/** What the profile form holds. Everything is text: an empty one means that nothing is given. */
export type ProfileFields = {
  lastName: string;
  firstName: string;
  middleName: string;
  /** Dotted day.month.year, or what is typed so far. */
  birthDate: string;
  sex: Sex;
  /** E.164, as far as it is typed. */
  phone: string;
  email: string;
};

export type ProfileField = keyof ProfileFields;

/** In the order of the form. */
export const PROFILE_FIELDS = [
  'lastName',
  'firstName',
  'middleName',
  'birthDate',
  'sex',
  'phone',
  'email',
] as const satisfies readonly ProfileField[];

/**
 * What the form shows of an account. An address that waits stands in the field only while there is no other: the
 * proven one stays the shopper's until then.
 */
export function fieldsOf(account: UserProfile): ProfileFields {
  const { lastName, firstName, middleName, birthDate, sex, phone, email, pendingEmail } = account;
  return {
    lastName,
    firstName,
    middleName,
    birthDate: birthDate ?? '',
    sex,
    phone,
    email: email || pendingEmail,
  };
}

/** Fields in which the two differ; the letters of an address may be large or small. */
export function changedFields(typed: ProfileFields, known: ProfileFields): ProfileField[] {
  return PROFILE_FIELDS.filter((field) =>
    field === 'email'
      ? typed.email.toLowerCase() !== known.email.toLowerCase()
      : typed[field] !== known[field],
  );
}

/**
 * What to save: the fields the shopper has changed since `shown`, everything else as the account has it at this
 * moment, so that a tab left open since yesterday takes nothing back. An empty birth date is null
 * (docs/specification.md §5.2).
 */
export function profileUpdate(typed: ProfileFields, shown: ProfileFields, fresh: UserProfile): ProfileUpdate {
  const update = accountUpdate(fresh);
  for (const field of changedFields(typed, shown)) {
    if (field === 'birthDate') update.birthDate = typed.birthDate || null;
    else if (field === 'sex') update.sex = typed.sex;
    else update[field] = typed[field];
  }
  return update;
}

/** An update that changes nothing: an address that waits goes on waiting. */
export function accountUpdate(account: UserProfile): ProfileUpdate {
  const { lastName, firstName, middleName, birthDate, sex, phone, email, pendingEmail } = account;
  const { subscriptions } = account;
  return {
    lastName,
    firstName,
    middleName,
    birthDate,
    sex,
    phone,
    email: pendingEmail || email,
    subscriptions,
  };
}
