import { StockNoticeRequest } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type NoticeFields = { email: string; personalDataConsent: boolean };

/** A wish to hear when a size is back. */
export const noticeForm: ContractForm<NoticeFields, StockNoticeRequest> = {
  blank: { email: '', personalDataConsent: false },
  schema: StockNoticeRequest,
  request: ({ email, personalDataConsent }) => ({ email: email.trim(), personalDataConsent }),
};
