import type { OrderPayment } from '@/lib/api';

const ONLINE: readonly string[] = ['card-online', 'sbp', 'parts'] satisfies OrderPayment[];

/** Whether the money is paid on a page of the bank. */
export const isPaidOnline = (payment: string): boolean => ONLINE.includes(payment);
