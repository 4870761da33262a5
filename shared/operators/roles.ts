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
 * Roles that an operator of this kind may have. An owner is a person, because a token that decides about
 * people would outlive everyone who knows it; programs exchange data, people do not.
 */
export const rolesOf: Readonly<Record<OperatorKind, readonly OperatorRole[]>> = {
  PERSON: ['viewer', 'packer', 'manager', 'owner'],
  PLACE: ['viewer', 'packer', 'manager', 'exchange'],
};

/** How a browser reaches an authenticator (openapi/schemas/passkey-transport.yaml). */
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** Maximum number of passkeys of a person. */
export const MOST_PASSKEYS = 10;

/** How long the link of an invitation is good, in ms (three days). */
export const INVITATION_MS = 3 * 24 * 60 * 60_000;

/** Operations that a role may call, by the table of the contract. */
export const operationsOf = (
  role: OperatorRole,
  roles: Readonly<Record<string, readonly OperatorRole[]>>,
): string[] => Object.keys(roles).filter((id) => roles[id]?.includes(role));
