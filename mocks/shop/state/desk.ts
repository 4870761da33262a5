import type {
  BackupRecord,
  ImportState,
  JobState,
  OperatorLogEntry,
  WaitingMessage,
} from '#contract/client/client.schemas.ts';
import type { OperatorKind, OperatorRole } from '#shared/operators/roles.ts';

type StoredOperator = {
  id: string;
  kind: OperatorKind;
  name: string;
  role: OperatorRole;
  /** The token of a work place; null for a person. */
  token: string | null;
  createdAt: string;
  revokedAt: string | null;
};

type StoredPasskey = {
  id: string;
  operatorId: string;
  credentialId: string;
  device: string;
  createdAt: string;
  lastUsedAt: string | null;
};

export type StoredSession = {
  id: string;
  operatorId: string;
  passkeyId: string;
  token: string;
  device: string;
  startedAt: string;
  lastUsedAt: string;
  endedAt: string | null;
};

type StoredChallenge = {
  challenge: string;
  purpose: 'SIGN_IN' | 'INVITATION' | 'PASSKEY';
  /** What the answer must come with: the secret of the browser, or the id of the session. */
  holder: string;
  operatorId: string | null;
};

/** The people and work places of the mock shop, the log of their calls, and the state of the shop. */
export type Desk = {
  operators: StoredOperator[];
  passkeys: StoredPasskey[];
  sessions: StoredSession[];
  invitations: { operatorId: string; code: string; endsAt: string }[];
  challenges: StoredChallenge[];
  /** The log, newest last. Orders and operators are named when it is read. */
  log: Omit<OperatorLogEntry, 'place' | 'orderNumber' | 'subject'>[];
  /** Messages that have not left the shop, the earliest first. */
  messages: WaitingMessage[];
  jobs: JobState[];
  backup: BackupRecord | null;
  imports: ImportState[];
};

/** The part of the shop's state that the operations of the desk use. Resetting the shop replaces it. */
export type WithDesk = { desk: Desk };

/** The tokens of the operators that the mock shop begins with, one for each role. */
export const OPERATOR_TOKENS: Readonly<Record<OperatorRole, string>> = {
  viewer: 'mock-operator-viewer',
  packer: 'mock-operator-packer',
  manager: 'mock-operator-manager',
  owner: 'mock-operator-owner',
  exchange: 'mock-operator-exchange',
};

export function initialDesk(): Desk {
  const createdAt = new Date().toISOString();
  return {
    operators: Object.entries(OPERATOR_TOKENS).map(([role, token], index) => ({
      id: `0de50000-0000-4000-8000-00000000000${index}`,
      kind: 'PLACE',
      name: `${role}-1`,
      role: role as OperatorRole,
      token,
      createdAt,
      revokedAt: null,
    })),
    passkeys: [],
    sessions: [],
    invitations: [],
    challenges: [],
    log: [],
    messages: [],
    jobs: [],
    backup: null,
    imports: [],
  };
}
