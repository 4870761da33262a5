import type { z } from 'zod';
import { Email } from '#contract/zod/zod.schemas.ts';
import { readEmail } from '#shared/forms/email.ts';
import type { ExternalProfile } from '../../base/external-profile.ts';
import { ExternalRejected } from '../../base/external-sign-in.ts';

/** Maximum length of first and last names in characters, as in the contract. */
const NAME_LIMIT = 60;

/**
 * Parses a provider's response by the schema of its documentation. Throws ExternalRejected if it does not
 * match.
 */
export function readAnswer<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new ExternalRejected(`The provider's response does not match its schema: ${where}`);
}

type Claims = {
  subject: string;
  email: string | null | undefined;
  /** Whether the provider has verified the e-mail address. */
  emailVerified: boolean;
  firstName: string | null | undefined;
  lastName: string | null | undefined;
};

/**
 * Converts what a provider says about a person to a profile. An invalid email address is left out, and names
 * are cut to the maximum length.
 */
export function profileOf({ subject, email, emailVerified, firstName, lastName }: Claims): ExternalProfile {
  const address = Email.safeParse(readEmail(email ?? ''));
  return {
    subject,
    email: address.success ? address.data : null,
    emailVerified: address.success && emailVerified,
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  };
}

/** Cuts a name to one line of at most 60 characters, never inside a surrogate pair. */
function nameOf(text: string | null | undefined): string {
  const line = (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line.slice(0, NAME_LIMIT)].filter((sign) => !/^\p{Cs}$/u.test(sign)).join('');
}
