import { readEmail } from '#shared/forms/email.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import type { ProfileUpdate, Sex, UserProfile } from '@/lib/api';

/** The profile fields that the profile form shows. Subscriptions are on another page. */
export type ProfileField = Exclude<keyof ProfileUpdate, 'subscriptions'>;

/** Fields of the profile form, in its order. If one is missing here, the type check fails. */
export const PROFILE_FIELDS = Object.keys({
  lastName: true,
  firstName: true,
  middleName: true,
  birthDate: true,
  sex: true,
  phone: true,
  email: true,
} satisfies Record<ProfileField, true>) as ProfileField[];

/**
 * Values of the profile form. All are texts; an empty text means that the field is not filled in. The birth
 * date is dotted and the phone is E.164, both possibly incomplete.
 */
export type ProfileFields = { [Name in ProfileField]: Name extends 'sex' ? Sex : string };

/** Form values of an account. The email field shows a pending address only if there is no confirmed one. */
export function fieldsOf(account: UserProfile): ProfileFields {
  const { subscriptions, birthDate, ...rest } = accountUpdate(account);
  return { ...rest, birthDate: birthDate ?? '', email: shownEmail(account.email || account.pendingEmail) };
}

/** Names of the fields that differ. Email addresses are compared without case. */
export function changedFields(typed: ProfileFields, known: ProfileFields): ProfileField[] {
  return PROFILE_FIELDS.filter((field) =>
    field === 'email' ? readEmail(typed.email) !== readEmail(known.email) : typed[field] !== known[field],
  );
}

/**
 * The update to save. Fields that the shopper has edited since `shown` have the typed values. All other
 * fields have the values of `fresh`, the current account, so that a tab that was left open does not undo
 * later changes. An empty birth date becomes null (docs/specification.md §5.2).
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

/** An update that changes nothing. A pending address stays pending. */
export function accountUpdate(account: UserProfile): ProfileUpdate {
  const { id, isEmailConfirmed, pendingEmail, hasPassword, externalProviders, ...edited } = account;
  return { ...edited, email: pendingEmail || edited.email };
}
