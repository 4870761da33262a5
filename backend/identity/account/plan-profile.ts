import type { FieldError, ProfileUpdate } from '#contract/zod/zod.schemas.ts';
import { lastSignInAddress } from '#shared/forms/account-refusals.ts';
import { type BirthDateRefusal, readBirthDate } from '#shared/forms/birth-date.ts';
import { unsentSubscription } from '#shared/forms/subscriptions.ts';
import { trimTexts } from '#shared/text/trim-texts.ts';
import type { Channel } from '../auth/messages/issue-secret.ts';
import type { AccountRow } from './profile.ts';

type Known = Pick<AccountRow, 'email' | 'pendingEmail' | 'phone' | 'pendingPhone' | 'subscriptions'>;

export type ProfilePlan = {
  /** New values of account columns that can be saved at once. */
  values: Partial<AccountRow>;
  /** New email addresses and phones. They become the account's own only when the shopper has proven them. */
  newAddresses: { channel: Channel; address: string }[];
  /** Whether this change gives or withdraws the marketing consent, or leaves it as it was. */
  marketing: 'given' | 'withdrawn' | 'as-it-was';
};

/**
 * Determines what to change in an account when the shopper saves an edited profile (docs/specification.md
 * §3.5), or returns the errors of all fields.
 *
 * A new email address or phone is pending until it is proven. If the profile again has the proven address,
 * the pending one is removed. An email address or phone may be removed only if another proven way to sign in
 * remains. This function does not look up whether a new address belongs to another account, so that the
 * response cannot reveal it.
 *
 * @param context.signsInElsewhere whether the shopper can also sign in by an external provider
 */
export function planProfile(
  known: Known,
  asked: ProfileUpdate,
  context: { now: Date; signsInElsewhere: boolean },
): ProfilePlan | { errors: FieldError[] } {
  const email = planAddress(known.email, known.pendingEmail, asked.email.toLowerCase());
  const phone = planAddress(known.phone, known.pendingPhone, asked.phone);
  const birthDate = asked.birthDate === null ? null : readBirthDate(asked.birthDate, context.now);

  const errors: FieldError[] = [];
  if (email.proven === null && phone.proven === null && !context.signsInElsewhere) {
    if (known.email !== null) errors.push(refusal('/email', lastSignInAddress.email));
    if (known.phone !== null) errors.push(refusal('/phone', lastSignInAddress.phone));
  }
  if (isRefused(birthDate)) errors.push(refusal('/birthDate', birthDate));
  const unsent = unsentSubscription(known.subscriptions, asked.subscriptions);
  if (unsent) errors.push(refusal('/subscriptions', unsent));
  if (errors.length > 0 || isRefused(birthDate)) return { errors };

  const subscriptions = [...new Set(asked.subscriptions)];
  return {
    values: {
      ...trimTexts(asked),
      birthDate,
      subscriptions,
      email: email.proven,
      pendingEmail: email.pending,
      ...(email.proven === null ? { emailConfirmedAt: null } : {}),
      phone: phone.proven,
      pendingPhone: phone.pending,
      ...(phone.proven === null ? { phoneConfirmedAt: null } : {}),
    },
    newAddresses: [
      ...(email.isNew ? [{ channel: 'email' as const, address: asked.email.toLowerCase() }] : []),
      ...(phone.isNew ? [{ channel: 'phone' as const, address: asked.phone }] : []),
    ],
    marketing: planMarketing(known.subscriptions, subscriptions),
  };
}

function planAddress(proven: string | null, pending: string | null, asked: string) {
  if (asked === '') return { proven: null, pending: null, isNew: false };
  if (asked === proven) return { proven, pending: null, isNew: false };
  return { proven, pending: asked, isNew: asked !== pending };
}

const isRefused = (birthDate: string | BirthDateRefusal | null): birthDate is BirthDateRefusal =>
  typeof birthDate === 'object' && birthDate !== null;

function planMarketing(before: readonly string[], after: readonly string[]): ProfilePlan['marketing'] {
  if (after.some((name) => !before.includes(name))) return 'given';
  return before.length > 0 && after.length === 0 ? 'withdrawn' : 'as-it-was';
}

function refusal(pointer: string, { code, message }: Pick<FieldError, 'code' | 'message'>): FieldError {
  return { in: 'body', pointer, code, message };
}
