import { z } from 'zod';
import { address, identifier, milliseconds } from '../platform/settings/fields.ts';

/** Schema of the settings of the marketing platform. By default, none is used; see .env.example. */
export const marketingSettings = z.object({
  MINDBOX_ENDPOINT_ID: identifier.optional(),
  MINDBOX_SECRET_KEY: identifier.optional(),
  MINDBOX_URL: address(['http:', 'https:'], 'https://api.mindbox.ru').default('https://api.mindbox.ru'),
  MINDBOX_TIMEOUT_MS: milliseconds('1500'),
  MINDBOX_CALCULATE_CART: identifier.default('Website.CalculateCart'),
  MINDBOX_CREATE_ORDER: identifier.default('Website.CreateUnauthorizedOrder'),
  MINDBOX_UPDATE_ORDER_STATUS: identifier.default('Website.UpdateOrderStatus'),
  MINDBOX_UPDATE_ORDER_ITEMS: identifier.default('Website.UpdateOrderItems'),
});

export type MarketingSettings = z.infer<typeof marketingSettings>;
