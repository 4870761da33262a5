import type { OperatorRole } from '#contract/operations.ts';

/** Operators of the mock shop, one per role; a token contains the name of its role. */
export const OPERATOR_TOKENS: Readonly<Record<OperatorRole, string>> = {
  viewer: 'mock-operator-viewer',
  packer: 'mock-operator-packer',
  manager: 'mock-operator-manager',
  exchange: 'mock-operator-exchange',
};

/** The operator that the token identifies; null for any other token. */
export function operatorOf(token: string | undefined): { name: string; role: OperatorRole } | null {
  const [role] = Object.entries(OPERATOR_TOKENS).find(([, known]) => known === token) ?? [];
  return role ? { name: `${role}-1`, role: role as OperatorRole } : null;
}
