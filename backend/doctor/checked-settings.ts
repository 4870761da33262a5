import type { DeliverySettings } from '../delivery/base/settings.ts';
import type { SellerSettings } from '../domain/seller-settings.ts';
import type { ExchangeSettings } from '../exchange/base/settings.ts';
import type { PaymentSettings } from '../payments/base/settings.ts';
import type { MailSettings } from '../platform/mail/settings.ts';
import type { NoticeSettings } from '../shop-notices/base/settings.ts';

/** The settings of services that the checks look at. */
export type CheckedSettings = DeliverySettings &
  ExchangeSettings &
  MailSettings &
  NoticeSettings &
  PaymentSettings &
  SellerSettings;
