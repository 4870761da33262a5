import { openAddressSuggester } from './delivery/addresses/open-address-suggester.ts';
import { openDeliveryProvider } from './delivery/carriers/open-delivery-provider.ts';
import { sellerDetails } from './domain/pages/page-details.ts';
import { sellerVat } from './domain/seller-settings.ts';
import { openExternalProviders } from './identity/external/providers/open-external-providers.ts';
import { openMarketing } from './marketing/open-marketing.ts';
import { openPayments } from './payments/providers/open-payments.ts';
import type { ServiceSettings } from './service-settings.ts';

/**
 * Creates everything that depends on settings: external services, the seller's details and rules of the shop.
 */
export const partsOfSettings = (
  settings: ServiceSettings,
  { publicUrl, clock }: { publicUrl: string; clock: () => Date },
) => ({
  externalProviders: openExternalProviders({ publicUrl, settings }),
  marketing: openMarketing({ settings }),
  deliveryProvider: openDeliveryProvider({ settings, clock }),
  addressSuggester: openAddressSuggester({ settings }),
  payments: openPayments({ settings }),
  sellerEmail: settings.SELLER_EMAIL ?? null,
  sellerVat: sellerVat(settings),
  sellerDetails: sellerDetails(settings),
  reviewInvitationDays: settings.REVIEW_INVITATION_DAYS || null,
  reviewModeration: settings.REVIEW_MODERATION,
  ranking: settings.RANKING,
});
