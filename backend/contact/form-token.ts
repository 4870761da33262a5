import { createHmac, timingSafeEqual } from 'node:crypto';
import { formExpired, tooEarly } from '#shared/contact/contact-refusals.ts';
import { signingSecret } from '../domain/signing-secret.ts';
import type { ContactDeps } from './deps.ts';

/** What people take at least to fill the form in, in seconds. */
export const LEAST_SECONDS = 3;

/** A form that was opened longer ago is opened again, in ms. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Parts = Pick<ContactDeps, 'db' | 'clock' | 'secrets'>;

/** Says when the form was opened. Every process signs with the same secret, which the first form makes. */
export async function openForm({ db, clock, secrets }: Parts): Promise<string> {
  const opened = String(clock().getTime());
  return `${opened}.${sign(opened, await signingSecret({ db, secrets }, 'contact-form'))}`;
}

/** Why a form may not be sent now; undefined when it may. */
export async function objectionTo(
  token: string,
  { db, clock, secrets }: Parts,
): Promise<typeof tooEarly | typeof formExpired | undefined> {
  const [opened = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(opened, await signingSecret({ db, secrets }, 'contact-form')));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return formExpired;
  const age = clock().getTime() - Number(opened);
  if (age < LEAST_SECONDS * 1000) return tooEarly;
  return age > LONGEST_MS ? formExpired : undefined;
}

const sign = (opened: string, secret: string) =>
  createHmac('sha256', secret).update(opened).digest('base64url');
