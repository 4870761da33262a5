import { Subscription, type UserProfile } from '../../src/generated/zod/zod.schemas.ts';
import type { account } from '../db/schema.ts';

export type AccountRow = typeof account.$inferSelect;

/**
 * An account as the contract shows it. A missing birth date is null, every other missing field an empty string
 * (specification, section 5). A phone is shown before it is proven, but nobody signs in with it.
 */
export function toUserProfile(row: AccountRow): UserProfile {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    birthDate: row.birthDate ? toDotted(row.birthDate) : null,
    sex: row.sex,
    phone: row.phone ?? row.pendingPhone ?? '',
    email: row.email ?? '',
    isEmailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: row.pendingEmail ?? '',
    subscriptions: row.subscriptions.flatMap((name) => Subscription.safeParse(name).data ?? []),
  };
}

/** `1990-03-08` becomes `08.03.1990`. */
const toDotted = (isoDate: string) => isoDate.split('-').reverse().join('.');
