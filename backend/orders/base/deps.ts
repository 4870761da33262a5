import type { SellerVat } from '#shared/orders/vat.ts';
import type { CheckoutDeps } from '../../checkout/base/deps.ts';
import type { PaymentsDeps } from '../../payments/base/deps.ts';
import type { ShopNoticesDeps } from '../../shop-notices/base/deps.ts';
import type { OrderLimits } from './limits.ts';

/** Dependencies of the orders service. */
export type OrdersDeps = CheckoutDeps &
  PaymentsDeps &
  ShopNoticesDeps & {
    limits: OrderLimits;
    /** The seller's VAT, which applies to new orders. */
    sellerVat: SellerVat;
  };
