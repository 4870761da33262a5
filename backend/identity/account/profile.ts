import { ExternalProviderId, Subscription, type UserProfile } from '#contract/zod/zod.schemas.ts';
import { toDotted } from '#shared/forms/birth-date.ts';
import type { account } from '../../domain/tables/identities.ts';

export type AccountRow = typeof account.$inferSelect;

/**
 * Converts an account to the contract's form. A missing birth date is null; every other missing field is an
 * empty string (docs/specification.md §5.2). A new phone is shown at once, but cannot be used to sign in
 * before it is proven.
 *
 * @param providers the external providers that are linked to the account
 */
export function toUserProfile(row: AccountRow, providers: readonly string[]): UserProfile {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    birthDate: row.birthDate ? toDotted(row.birthDate) : null,
    sex: row.sex,
    phone: row.pendingPhone ?? row.phone ?? '',
    email: row.email ?? '',
    isEmailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: row.pendingEmail ?? '',
    subscriptions: row.subscriptions.flatMap((name) => Subscription.safeParse(name).data ?? []),
    hasPassword: row.passwordHash !== null,
    externalProviders: [...new Set(providers)].flatMap(
      (name) => ExternalProviderId.safeParse(name).data ?? [],
    ),
  };
}
