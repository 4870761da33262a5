import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { signingKey } from '../tables/signing.ts';

type KeyName = (typeof signingKey.$inferSelect)['name'];

/**
 * The secret that signs tokens of one kind. It is stored in the database, so all processes share it; the
 * first call creates it.
 */
export async function signingSecret(
  { db, secrets }: { db: Database | Transaction } & Pick<PlatformDeps, 'secrets'>,
  name: KeyName,
): Promise<string> {
  const [known] = await db.select().from(signingKey).where(eq(signingKey.name, name));
  if (known) return known.secret;
  await db.insert(signingKey).values({ name, secret: secrets() }).onConflictDoNothing();
  return signingSecret({ db, secrets }, name);
}
