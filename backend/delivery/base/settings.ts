import { z } from 'zod';
import { address, identifier, milliseconds } from '../../platform/settings/fields.ts';

/** The settings of the carrier and of the address service. By default, neither is used; see .env.example. */
export const deliverySettings = z.object({
  CDEK_CLIENT_ID: identifier.optional(),
  CDEK_CLIENT_SECRET: identifier.optional(),
  CDEK_URL: address(['http:', 'https:'], 'https://api.cdek.ru/v2').default('https://api.cdek.ru/v2'),
  CDEK_TIMEOUT_MS: milliseconds('2000'),
  /** Code of the carrier's office to which the shop brings its parcels. */
  CDEK_SHIPMENT_POINT: z
    .string()
    .regex(/^[A-Za-z]{2,6}\d{1,6}$/, 'the code of an office, such as MSK67')
    .optional(),
  DADATA_KEY: identifier.optional(),
  DADATA_URL: address(['http:', 'https:'], 'https://suggestions.dadata.ru').default(
    'https://suggestions.dadata.ru',
  ),
  DADATA_TIMEOUT_MS: milliseconds('1000'),
});

export type DeliverySettings = z.infer<typeof deliverySettings>;
