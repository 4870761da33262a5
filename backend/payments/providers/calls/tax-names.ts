import type { ReceiptLine } from '../../../domain/payment-provider.ts';

/**
 * What T-Kassa and Dolyame call each VAT rate: first for goods that are handed over, then for a prepayment.
 * Rate 0 means free of VAT.
 */
const TAXES: Readonly<Record<number, [handedOver: string, prepaid: string]>> = {
  5: ['vat5', 'vat105'],
  7: ['vat7', 'vat107'],
  10: ['vat10', 'vat110'],
  22: ['vat22', 'vat122'],
};

export const taxNameOf = ({ vatRate, mode }: Pick<ReceiptLine, 'vatRate' | 'mode'>): string =>
  TAXES[vatRate]?.[mode === 'full_prepayment' ? 1 : 0] ?? 'none';
