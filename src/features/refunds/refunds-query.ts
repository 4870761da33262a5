import {
  getGetRefundableQueryOptions,
  getGetRefundDocumentQueryOptions,
  getGetRefundQueryOptions,
  getGetRefundsQueryOptions,
} from '@/lib/api';
import type { RefundsSearch } from './refunds-search';

const PAGE_SIZE = 10;

/** One page of the refunds, as their screen shows it. */
export const refundsQuery = ({ page = 1 }: RefundsSearch) =>
  getGetRefundsQueryOptions({ page, size: PAGE_SIZE });

/** One refund. */
export const refundQuery = (id: string) => getGetRefundQueryOptions(id);

/** What of an order may be returned. */
export const refundableQuery = (orderId: string) => getGetRefundableQueryOptions(orderId);

/** The application of a refund. */
export const documentQuery = (id: string) => getGetRefundDocumentQueryOptions(id);
