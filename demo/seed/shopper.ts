import { eq } from 'drizzle-orm';
import type { Deps } from '../../backend/deps.ts';
import { account, principal } from '../../backend/domain/tables/identities.ts';

/**
 * Credentials of the demo shopper. They are public on purpose: the account exists only in shops with the demo
 * catalog.
 */
export const DEMO_SHOPPER = { email: 'demo@vitrina.example', password: 'vitrina-demo-2026' };

/**
 * Creates the demo shopper as a confirmed account. If an account with this e-mail address exists, it is not
 * changed.
 */
export async function seedDemoShopper({
  db,
  clock,
  ids,
  passwords,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords'>): Promise<void> {
  const { email, password } = DEMO_SHOPPER;
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const known = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
    if (known.length > 0) return;
    const id = ids();
    const now = clock();
    await tx.insert(principal).values({ id, kind: 'user', createdAt: now });
    await tx
      .insert(account)
      .values({ id, email, emailConfirmedAt: now, passwordHash, firstName: 'Анна', createdAt: now });
  });
}
