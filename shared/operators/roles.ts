/** What an operator may do (openapi/schemas/operator-role.yaml). */
export type OperatorRole = 'viewer' | 'packer' | 'manager' | 'owner' | 'exchange';

/** A person, who signs in with passkeys, or a work place or program, which has a token. */
export type OperatorKind = 'PERSON' | 'PLACE';

const MANAGED: Readonly<Record<OperatorRole, readonly OperatorRole[]>> = {
  viewer: [],
  packer: [],
  manager: ['viewer', 'packer'],
  owner: ['viewer', 'packer', 'manager', 'owner', 'exchange'],
  exchange: [],
};

/** Roles of the operators that an operator with this role may invite, change and revoke. */
export const managedBy = (role: OperatorRole): readonly OperatorRole[] => MANAGED[role];

/**
 * The roles that an operator of this kind may have. A work place cannot be an owner, because its token stays
 * valid when the people who know it leave the shop. A person does not exchange data; only programs do.
 */
export const rolesOf: Readonly<Record<OperatorKind, readonly OperatorRole[]>> = {
  PERSON: ['viewer', 'packer', 'manager', 'owner'],
  PLACE: ['viewer', 'packer', 'manager', 'exchange'],
};

/** How a browser reaches an authenticator (openapi/schemas/passkey-transport.yaml). */
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** Maximum number of passkeys of a person. */
export const MOST_PASSKEYS = 10;

/** How long the link of an invitation is valid, in ms (three days). */
export const INVITATION_MS = 3 * 24 * 60 * 60_000;

/** The operations that a role may call, according to `roles`, the contract's table of roles by operation. */
export const operationsOf = (
  role: OperatorRole,
  roles: Readonly<Record<string, readonly OperatorRole[]>>,
): string[] => Object.keys(roles).filter((id) => roles[id]?.includes(role));
