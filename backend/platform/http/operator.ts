import type { OperationId, OperatorRole } from '#contract/operations.ts';
import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import { tooManyRequests } from './problem.ts';

/** The operator who makes the call. */
export type Operator = { id: string; name: string; role: OperatorRole };

/** A call of an operator as it is logged. It contains no personal data of shoppers. */
export type LoggedCall = {
  operatorId: string;
  /** The operationId of the contract, or a mode of the exchange with 1C. */
  operation: OperationId | `1c:${string}`;
  /** The parameters in the URL of the call. */
  params: Readonly<Record<string, string>>;
  /** OK, or the problem code of the response. */
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
   * Finds the owner of an operator's token. Also finds a revoked token, so that the refused call can be
   * logged with its operator. Null for an unknown token.
   */
  find(db: Database, token: string): Promise<(Operator & { isRevoked: boolean }) | null>;
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

/** The operator of the current call, who can sign it in the log. */
export type CallingOperator = Operator & {
  /**
   * Writes the log entry of the call. Call this in the transaction of the change, so that nothing changes
   * without an entry.
   */
  sign(tx: Transaction): Promise<void>;
};
