import type { refundRequest } from '../../domain/tables/refunds.ts';

export type RefundRow = typeof refundRequest.$inferSelect;
