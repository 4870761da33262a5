import type { OperationId, OperatorRole } from '#contract/operations.ts';
import type { Database, Transaction } from '../db/database.ts';

/** Who calls an operation of operators. */
export type Operator = { id: string; name: string; role: OperatorRole };

/** A call as it is kept. It names no shopper. */
export type NotedCall = {
  operatorId: string;
  /** Of the contract, or a mode of the exchange with 1C. */
  operation: OperationId | `1c:${string}`;
  /** What the address of the call names: its parameters, as they were sent. */
  params: Readonly<Record<string, string>>;
  /** OK, or the code of the problem. */
  outcome: string;
  requestId: string;
  at: Date;
};

/** Finds operators by their tokens, and keeps what they call. */
export type OperatorGate = {
  /** Also one whose token was revoked: the call is refused, and kept. Null for an unknown token. */
  find(db: Database, token: string): Promise<(Operator & { isRevoked: boolean }) | null>;
  note(db: Database | Transaction, call: NotedCall): Promise<void>;
};

/** The operator of one call. */
export type CallingOperator = Operator & {
  /** Keeps the call as done in the transaction of its change, so that there is no change without it. */
  sign(tx: Transaction): Promise<void>;
};
