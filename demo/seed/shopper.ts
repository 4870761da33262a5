import { eq } from 'drizzle-orm';
import type { Deps } from '../../backend/deps.ts';
import { account, principal } from '../../backend/domain/tables/identities.ts';

/** Signs in to a shop with the demo catalog. Public by its nature; there is no such account without the demo. */
export const DEMO_SHOPPER = { email: 'demo@vitrina.example', password: 'vitrina-demo-2026' };

/** Makes the demo shopper, confirmed. An account that has the address already is left alone. */
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
