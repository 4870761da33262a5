import type { OperationId, OperatorRole } from '#contract/operations.ts';
import type { OperatorKind } from '#shared/operators/roles.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { tooManyRequests } from './problem.ts';

/** The operator who makes a call. */
export type Operator = { id: string; kind: OperatorKind; name: string; role: OperatorRole };

/** The operator of a token. */
export type FoundOperator = Operator & {
  /** The session of a person, and when it ends if no further call is made; null for a work place. */
  session: { id: string; endsAt: Date } | null;
  /** Whether the operator was revoked or the session has ended. */
  isRevoked: boolean;
};

/** A logged call. It contains no data of shoppers. */
export type LoggedCall = {
  operatorId: string;
  /** The operationId of the contract, or a mode of the exchange with 1C. */
  operation: OperationId | `1c:${string}`;
  /** Parameters in the URL of the call, as sent. */
  params: Readonly<Record<string, string>>;
  /** What the call is about, if the URL does not name it. */
  subjectId?: string;
  /** OK, or the code of the problem that the response reports. */
  outcome: string;
  requestId: string;
  at: Date;
};

/** The consequences of a wrong operator token. */
type WrongToken = {
  /**
   * Whether the shop must be notified that this network sends many wrong tokens. True only once for a
   * network.
   */
  isAlarm: boolean;
  /**
   * Seconds until further wrong tokens of the network are answered with 401 instead of 429; null if the
   * network is below the limit.
   */
  waitSeconds: number | null;
};

/** Finds operators by their tokens, and logs their calls. */
export type OperatorGate = {
  /**
   * Finds the operator of a token, and prolongs the session unless the call is quiet. Also finds an operator
   * whose token was revoked, so that the refused call can be logged. Null for an unknown token.
   */
  find(db: Database, token: string, call: { at: Date; isQuiet: boolean }): Promise<FoundOperator | null>;
  note(db: Database | Transaction, call: LoggedCall): Promise<void>;
};

/** Counts a wrong token sent by a network. */
export type CountWrongToken = (clientIp: string, now: Date) => WrongToken;

/**
 * Counts a wrong token, and notifies the shop if someone seems to guess tokens.
 * @throws ProblemError 429 for a network that sends many wrong tokens
 */
export function refuseGuesses(
  countWrongToken: CountWrongToken,
  { clock, logger }: Pick<PlatformDeps, 'clock' | 'logger'>,
  { clientIp = 'unknown', requestId }: { clientIp: string | undefined; requestId: string },
): void {
  const { isAlarm, waitSeconds } = countWrongToken(clientIp, clock());
  if (isAlarm) logger.error({ requestId }, 'a network guesses at the tokens of operators');
  if (waitSeconds !== null) throw tooManyRequests(waitSeconds);
}

/** The operator of one call. */
export type CallingOperator = Omit<FoundOperator, 'isRevoked'> & {
  /**
   * Logs the call as successful. Call it in the transaction of the change, so that no change is made without
   * a log entry.
   * @param subjectId what the change is about, if the URL does not name it
   */
  sign(tx: Transaction, subjectId?: string): Promise<void>;
};

/**
 * Operations that an open page calls by itself. They neither prolong a session nor appear in the log, because
 * they do not show that a person is there.
 */
const QUIET: readonly OperationId[] = ['getOperatorSession'];

export const isQuiet = (id: OperationId): boolean => QUIET.includes(id);
