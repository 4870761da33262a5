import type { Refund, Refundable, RefundSummary } from '@/lib/api';
import { exampleOf } from '../../../mocks/contract/contract.ts';

export const REFUNDS = '*/api/refund-orchestration/v1/refunds';

/** The refund of the contract's examples, with changes. */
export const testRefund = (rest: Partial<Refund> = {}): Refund => ({
  ...structuredClone(exampleOf<Refund>('getRefund', 'requested')),
  ...rest,
});

/** The refund draft of the contract's examples, with changes. */
export const testDraft = (rest: Partial<Refund> = {}): Refund => ({
  ...structuredClone(exampleOf<Refund>('getRefund', 'draft')),
  ...rest,
});

export const testOffer = (rest: Partial<Refundable> = {}): Refundable => ({
  ...structuredClone(exampleOf<Refundable>('getRefundable', 'courier')),
  ...rest,
});

export function testSummary(rest: Partial<RefundSummary> = {}): RefundSummary {
  const [first] = structuredClone(exampleOf<{ items: RefundSummary[] }>('getRefunds', 'one')).items;
  if (!first) throw new Error('The example has no refund.');
  return { ...first, ...rest };
}
