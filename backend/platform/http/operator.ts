import type { OperationId, OperatorRole } from '#contract/operations.ts';
import { QUIET_OPERATIONS } from '#shared/operators/quiet-operations.ts';
import type { OperatorKind } from '#shared/operators/roles.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { tooManyRequests } from './problem.ts';

/** The operator who makes a call. */
export type Operator = { id: string; kind: OperatorKind; name: string; role: OperatorRole };

/** An operator that was found by the token of a call. */
export type FoundOperator = Operator & {
  /** The session of a person, and when it ends if no further call is made; null for a work place. */
  session: { id: string; endsAt: Date } | null;
  /** Whether the operator was revoked or the session has ended. */
  isRevoked: boolean;
};

/** A call of an operator as it is logged. It contains no personal data of shoppers. */
export type LoggedCall = {
  operatorId: string;
  /** The operationId of the contract, or a mode of the exchange with 1C. */
  operation: OperationId | `1c:${string}`;
  /** The parameters in the URL of the call. */
  params: Readonly<Record<string, string>>;
  /** What the call is about, if the URL does not name it. */
  subjectId?: string;
  /** OK, or the code of the problem that the response reports. */
  outcome: string;
  requestId: string;
  at: Date;
};

/** What follows from a call with a wrong operator token. */
type WrongToken = {
  /**
   * Whether the shop must be notified that someone in this network may be guessing tokens. True only once for
   * each network.
   */
  isAlarm: boolean;
  /**
   * If this network has sent too many wrong tokens, the number of seconds for which its calls with a wrong
   * token get a 429. If not, null: such a call gets a 401.
   */
  waitSeconds: number | null;
};

/** Recognises operators by their tokens, and logs their calls. */
export type OperatorGate = {
  /**
   * Finds the operator of a token, and prolongs the session unless the call is quiet. Also finds an operator
   * whose token was revoked, so that the refused call can be logged. Null for an unknown token.
   */
  find(db: Database, token: string, call: { at: Date; isQuiet: boolean }): Promise<FoundOperator | null>;
  note(db: Database | Transaction, call: LoggedCall): Promise<void>;
};

/** Records that a network has sent a wrong token, and returns what follows from that. */
export type CountWrongToken = (clientIp: string, now: Date) => WrongToken;

/**
 * Counts a wrong token. If someone seems to be guessing tokens, notifies the shop.
 * @throws ProblemError 429 if this network has sent too many wrong tokens.
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

const quiet: readonly OperationId[] = QUIET_OPERATIONS;

export const isQuiet = (id: OperationId): boolean => quiet.includes(id);
