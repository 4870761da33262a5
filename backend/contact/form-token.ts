import { createHmac, timingSafeEqual } from 'node:crypto';
import { formExpired, tooEarly } from '#shared/contact/contact-refusals.ts';
import { signingSecret } from '../domain/signing/signing-secret.ts';
import type { ContactDeps } from './deps.ts';

/** Minimum time between opening and sending the form, in seconds. Only a program can fill it in faster. */
export const LEAST_SECONDS = 3;

/** Maximum time in ms between opening and sending a form; after that, the page must be opened again. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Parts = Pick<ContactDeps, 'db' | 'clock' | 'secrets'>;

/**
 * Issues the form's signed token that contains the time at which the form was opened. All processes sign with
 * the same secret, which is created at the first call.
 */
export async function openForm({ db, clock, secrets }: Parts): Promise<string> {
  const opened = String(clock().getTime());
  return `${opened}.${sign(opened, await signingSecret({ db, secrets }, 'contact-form'))}`;
}

/**
 * Checks the token of a form. Returns the reason why the form must not be sent now; undefined if it may be
 * sent.
 */
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
