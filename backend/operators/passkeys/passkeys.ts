import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { NewPasskey, Passkey, PasskeyAnswer, PasskeyWish } from '#contract/client/client.schemas.ts';
import { deviceOf } from '../../domain/device.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorPasskey } from '../base/tables.ts';
import { passkeyRefused } from './attempt.ts';
import { ANSWER_MS } from './challenges.ts';

/** The accepted signature algorithms, by their numbers in COSE: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** The id by which authenticators know an operator: the 16 bytes of the operator's id. */
const handleOf = (operatorId: string): string =>
  Buffer.from(operatorId.replaceAll('-', ''), 'hex').toString('base64url');

/** The id to which passkeys are bound (the relying party in WebAuthn): the host of the desk. */
export const rpIdOf = (deskOrigin: string): string => new URL(deskOrigin).hostname;

type Wished = { id: string; name: string };

/** What a page must ask an authenticator for, to create a passkey of an operator. */
export async function passkeyWish(
  { db, deskOrigin, shopName }: Pick<OperatorsDeps, 'db' | 'deskOrigin' | 'shopName'>,
  { id, name }: Wished,
  challenge: string,
): Promise<PasskeyWish> {
  const known = await db
    .select({ id: operatorPasskey.credentialId, transports: operatorPasskey.transports })
    .from(operatorPasskey)
    .where(eq(operatorPasskey.operatorId, id));
  return {
    challenge,
    rp: { id: rpIdOf(deskOrigin), name: shopName },
    user: { id: handleOf(id), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: ANSWER_MS,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: known.map((one) => ({ type: 'public-key', ...one })),
  };
}

/**
 * Checks a new passkey that was created for a challenge, and returns it. @throws ProblemError 409
 * PASSKEY_REFUSED
 */
export async function checkedPasskey(
  { deskOrigin }: Pick<OperatorsDeps, 'deskOrigin'>,
  { id, response: { transports, ...response } }: NewPasskey,
  challenge: string | null,
) {
  if (challenge === null) throw passkeyRefused();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: deskOrigin,
    expectedRPID: rpIdOf(deskOrigin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!verified) throw passkeyRefused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  };
}

type CheckedPasskey = Awaited<ReturnType<typeof checkedPasskey>>;

/** Stores a passkey. @throws ProblemError 409 PASSKEY_REFUSED if an operator already has it */
export async function keepPasskey(
  tx: Transaction,
  { ids, clock }: Pick<OperatorsDeps, 'ids' | 'clock'>,
  passkey: CheckedPasskey & { operatorId: string; userAgent: string },
): Promise<string> {
  const { userAgent, ...row } = passkey;
  const made = { ...row, id: ids(), browser: deviceOf(userAgent), createdAt: clock() };
  await tx
    .insert(operatorPasskey)
    .values(made)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? passkeyRefused() : error;
    });
  return made.id;
}

export type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Finds a passkey and its operator by the id that the authenticator gave the passkey. */
export async function findPasskey(db: Database, credentialId: string) {
  const [found] = await db
    .select({ passkey: operatorPasskey, operator })
    .from(operatorPasskey)
    .innerJoin(operator, eq(operator.id, operatorPasskey.operatorId))
    .where(eq(operatorPasskey.credentialId, credentialId));
  return found;
}

/**
 * Checks the answer of an authenticator to a challenge. Returns the counter that the authenticator has
 * reported.
 * @throws ProblemError 409 PASSKEY_REFUSED
 */
export async function checkedAnswer(
  { deskOrigin }: Pick<OperatorsDeps, 'deskOrigin'>,
  { id, response }: PasskeyAnswer,
  { passkey, challenge }: { passkey: KnownPasskey['passkey']; challenge: string },
): Promise<{ counter: number; isSynced: boolean }> {
  if (response.userHandle !== handleOf(passkey.operatorId)) throw passkeyRefused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: deskOrigin,
    expectedRPID: rpIdOf(deskOrigin),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) throw passkeyRefused();
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/**
 * Records the use of a passkey. Returns false if its counter is not higher than at its last use, because then
 * there are two copies of the key.
 */
export async function notePasskeyUse(
  tx: Transaction,
  id: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const isFurther = counter === 0 ? eq(operatorPasskey.counter, 0) : lt(operatorPasskey.counter, counter);
  const noted = await tx
    .update(operatorPasskey)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(eq(operatorPasskey.id, id), isFurther))
    .returning({ id: operatorPasskey.id });
  return noted.length > 0;
}

/** Passkeys of an operator, the oldest first. */
export async function passkeysOf(db: Database | Transaction, operatorId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(operatorPasskey)
    .where(eq(operatorPasskey.operatorId, operatorId))
    .orderBy(asc(operatorPasskey.createdAt), asc(operatorPasskey.id));
  return rows.map(({ id, browser, createdAt, lastUsedAt, isSynced }) => ({
    id,
    device: browser,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }));
}

/** Replaces the errors of the library, whose details would only help an attacker. */
function refused(): never {
  throw passkeyRefused();
}
