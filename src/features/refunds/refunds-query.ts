import {
  getGetRefundableQueryOptions,
  getGetRefundDocumentQueryOptions,
  getGetRefundQueryOptions,
  getGetRefundsQueryOptions,
} from '@/lib/api';
import type { RefundsSearch } from './refunds-search';

const PAGE_SIZE = 10;

/** A page of the shopper's refunds. */
export const refundsQuery = ({ page = 1 }: RefundsSearch) =>
  getGetRefundsQueryOptions({ page, size: PAGE_SIZE });

export const refundQuery = (id: string) => getGetRefundQueryOptions(id);

/** Goods of an order that can be returned. */
export const refundableQuery = (orderId: string) => getGetRefundableQueryOptions(orderId);

export const documentQuery = (id: string) => getGetRefundDocumentQueryOptions(id);
