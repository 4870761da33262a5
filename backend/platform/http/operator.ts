import type { OperationId, OperatorRole } from '#contract/operations.ts';
import type { Database, Transaction } from '../db/database.ts';

/** The operator who makes a call. */
export type Operator = { id: string; name: string; role: OperatorRole };

/** A logged call. It contains no data of shoppers. */
export type LoggedCall = {
  operatorId: string;
  /** The operationId of the contract, or a mode of the exchange with 1C. */
  operation: OperationId | `1c:${string}`;
  /** Parameters in the call's address, as sent. */
  params: Readonly<Record<string, string>>;
  /** OK, or the code of the problem. */
  outcome: string;
  requestId: string;
  at: Date;
};

/** Finds operators by their tokens, and logs their calls. */
export type OperatorGate = {
  /**
   * Also finds operators whose token was revoked: their call is refused and logged. Null for an unknown
   * token.
   */
  find(db: Database, token: string): Promise<(Operator & { isRevoked: boolean }) | null>;
  note(db: Database | Transaction, call: LoggedCall): Promise<void>;
  /** Counts a wrong token. True once for a network that sends many of them, so that it is alarmed once. */
  isGuessing(clientIp: string, now: Date): boolean;
};

/** The operator of one call. */
export type CallingOperator = Operator & {
  /**
   * Logs the call as successful in the transaction of its change, so that no change is made without a log
   * entry.
   */
  sign(tx: Transaction): Promise<void>;
};
