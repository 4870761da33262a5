import { readEmail } from '#shared/forms/email.ts';
import { StockNoticeRequest } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

export type NoticeFields = { email: string; personalDataConsent: boolean };

/** The form of a stock notice. */
export const noticeForm: ContractForm<NoticeFields, StockNoticeRequest> = {
  blank: { email: '', personalDataConsent: false },
  schema: StockNoticeRequest,
  request: ({ email, personalDataConsent }) => ({ email: readEmail(email), personalDataConsent }),
};
