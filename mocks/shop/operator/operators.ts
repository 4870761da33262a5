import type { OperatorRole } from '#contract/operations.ts';

/** People of the mock shop, one of each role; a token names its role. */
export const OPERATOR_TOKENS: Readonly<Record<OperatorRole, string>> = {
  viewer: 'mock-operator-viewer',
  packer: 'mock-operator-packer',
  manager: 'mock-operator-manager',
  exchange: 'mock-operator-exchange',
};

/** Who calls; null for a token that is no operator's. */
export function operatorOf(token: string | undefined): { name: string; role: OperatorRole } | null {
  const [role] = Object.entries(OPERATOR_TOKENS).find(([, known]) => known === token) ?? [];
  return role ? { name: `${role}-1`, role: role as OperatorRole } : null;
}
