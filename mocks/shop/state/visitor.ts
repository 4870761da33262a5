import type { Principal, Visitor } from '../../contract/visitor.ts';
import { Refusal } from './refusal.ts';

/**
 * Who makes the call: a guest or a user.
 * @throws {Refusal} UNAUTHORIZED if the visitor has no identity
 */
export function ownerOf(visitor: Visitor): Principal {
  if (!visitor.principal) throw new Refusal('UNAUTHORIZED');
  return visitor.principal;
}
