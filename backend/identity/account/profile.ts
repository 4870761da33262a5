import { ExternalProviderId, Subscription, type UserProfile } from '#contract/zod/zod.schemas.ts';
import { toDotted } from '#shared/forms/birth-date.ts';
import type { account } from '../../domain/tables/identities.ts';

export type AccountRow = typeof account.$inferSelect;

/**
 * An account as the contract shows it. A missing birth date is null, every other missing field an empty
 * string (docs/specification.md §5.2). A new phone is shown before it is proven, but does not sign in.
 *
 * @param providers the providers linked to the account
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
