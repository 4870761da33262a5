import type { Receipt, ReceiptLine } from '../../../domain/payment-provider.ts';
import type { SellerSettings } from '../../../domain/seller-settings.ts';
import { roubles } from '../calls/roubles.ts';

/**
 * YooKassa's VAT codes by rate: first for goods that are handed over, then for a prepayment. Rate 0 means
 * free of VAT.
 */
const VAT_CODES: Readonly<Record<number, [handedOver: number, prepaid: number]>> = {
  5: [7, 9],
  7: [8, 10],
  10: [3, 5],
  20: [4, 6],
  22: [11, 12],
};
const NO_VAT = 1;

const TAX_SYSTEMS = { osn: 1, usn_income: 2, usn_income_outcome: 3, esn: 5, patent: 6 } as const;

export type TaxSystem = SellerSettings['SELLER_TAX_SYSTEM'];

const itemOf = ({ name, quantity, unitPrice, vatRate, mode, subject, mark }: ReceiptLine) => ({
  description: name,
  quantity,
  amount: { value: roubles(unitPrice), currency: 'RUB' },
  vat_code: VAT_CODES[vatRate]?.[mode === 'full_prepayment' ? 1 : 0] ?? NO_VAT,
  payment_mode: mode,
  payment_subject: subject,
  measure: 'piece',
  ...(mark !== null && { mark_mode: '0', mark_code_info: { mark_code_raw: mark } }),
});

/**
 * A receipt by law 54-FZ; undefined if the buyer has no email address and no phone to which it could be sent.
 */
export function receiptOf({ email, phone, lines }: Receipt, taxSystem: TaxSystem) {
  if (email === null && phone === null) return undefined;
  return {
    customer: { ...(email !== null && { email }), ...(phone !== null && { phone: phone.replace('+', '') }) },
    items: lines.map(itemOf),
    tax_system_code: TAX_SYSTEMS[taxSystem],
  };
}
