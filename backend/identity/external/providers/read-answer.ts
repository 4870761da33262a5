import type { z } from 'zod';
import { Email } from '#contract/zod/zod.schemas.ts';
import type { ExternalProfile } from '../../base/external-profile.ts';
import { ExternalRejected } from '../../base/external-sign-in.ts';

/** Longest name the contract knows. */
const NAME_LIMIT = 60;

/** An answer of a provider in the shape it documents. Throws ExternalRejected for any other. */
export function readAnswer<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new ExternalRejected(`The provider's answer does not fit: ${where}`);
}

type Claims = {
  subject: string;
  email: string | null | undefined;
  /** Whether the provider vouches for the e-mail. */
  emailVerified: boolean;
  firstName: string | null | undefined;
  lastName: string | null | undefined;
};

/** Claims of a provider as the shop keeps them: an invalid address is left out, names are cut to their length. */
export function profileOf({ subject, email, emailVerified, firstName, lastName }: Claims): ExternalProfile {
  const address = Email.safeParse(email?.trim().toLowerCase());
  return {
    subject,
    email: address.success ? address.data : null,
    emailVerified: address.success && emailVerified,
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  };
}

/** One line of at most 60 characters; no half of a pair of surrogates is left at its end. */
function nameOf(text: string | null | undefined): string {
  const line = (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line.slice(0, NAME_LIMIT)].filter((sign) => !/^\p{Cs}$/u.test(sign)).join('');
}
