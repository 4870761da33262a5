import type { ProfileUpdate, Sex, UserProfile } from '@/lib/api';

/** What the profile form edits, in its order. */
export const PROFILE_FIELDS = [
  'lastName',
  'firstName',
  'middleName',
  'birthDate',
  'sex',
  'phone',
  'email',
] as const satisfies readonly (keyof ProfileUpdate)[];

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/**
 * What the profile form holds. Everything is text: an empty one means that nothing is given. The birth date is dotted and
 * the phone is E.164, both as far as they are typed.
 */
export type ProfileFields = { [Name in ProfileField]: Name extends 'sex' ? Sex : string };

/**
 * What the form shows of an account. An address that waits stands in the field only while there is no other: the
 * proven one stays the shopper's until then.
 */
export function fieldsOf(account: UserProfile): ProfileFields {
  const { subscriptions, birthDate, ...rest } = accountUpdate(account);
  return { ...rest, birthDate: birthDate ?? '', email: account.email || account.pendingEmail };
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
  const { id, isEmailConfirmed, pendingEmail, hasPassword, externalProviders, ...edited } = account;
  return { ...edited, email: pendingEmail || edited.email };
}
