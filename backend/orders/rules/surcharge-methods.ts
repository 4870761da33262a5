import { isOnline } from '#shared/payments/ways-to-pay.ts';
import type { OnlineMethod } from '../../domain/payment-provider.ts';
import type { OrderPayment } from '../../domain/tables/delivery-types.ts';

/**
 * The methods by which a surcharge can be paid. A bank loan in parts is made for a whole order, not for a
 * difference.
 */
export const surchargeMethods = (methods: readonly OrderPayment[]): OnlineMethod[] =>
  methods.filter(isOnline).filter((method) => method !== 'parts');
