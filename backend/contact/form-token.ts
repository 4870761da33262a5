import { createHmac, timingSafeEqual } from 'node:crypto';
import { formExpired, tooEarly } from '#shared/contact/contact-refusals.ts';
import type { Deps } from '../deps.ts';
import { contactFormKey } from '../platform/db/schema/contact.ts';

/** What people take at least to fill the form in, in seconds. */
export const LEAST_SECONDS = 3;

/** A form that was opened longer ago is opened again, in ms. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Parts = Pick<Deps, 'db' | 'clock' | 'secrets'>;

/** Says when the form was opened. Every process signs with the same secret, which the first form makes. */
export async function openForm({ db, clock, secrets }: Parts): Promise<string> {
  const opened = String(clock().getTime());
  return `${opened}.${sign(opened, await secretOf({ db, secrets }))}`;
}

/** Why a form may not be sent now; undefined when it may. */
export async function objectionTo(
  token: string,
  { db, clock, secrets }: Parts,
): Promise<typeof tooEarly | typeof formExpired | undefined> {
  const [opened = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(opened, await secretOf({ db, secrets })));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return formExpired;
  const age = clock().getTime() - Number(opened);
  if (age < LEAST_SECONDS * 1000) return tooEarly;
  return age > LONGEST_MS ? formExpired : undefined;
}

const sign = (opened: string, secret: string) =>
  createHmac('sha256', secret).update(opened).digest('base64url');

async function secretOf({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<string> {
  const [known] = await db.select().from(contactFormKey);
  if (known) return known.secret;
  await db.insert(contactFormKey).values({ id: 1, secret: secrets() }).onConflictDoNothing();
  return secretOf({ db, secrets });
}
