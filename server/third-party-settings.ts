import { z } from 'zod';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';

const script = (usual: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
      `an address such as ${usual}`,
    );

const CHAT_EXPECTED = 'https://chat.example/widget.js';
const METRIKA = 'https://mc.yandex.ru/metrika/tag.js';
const TRACKER = 'https://api.mindbox.ru/scripts/v1/tracker.js';
const MAP = 'https://api-maps.yandex.ru/v3/';

/**
 * Environment variables of third-party scripts. Without them no such script is loaded. None of the values is
 * secret.
 */
export const thirdPartyVariables = {
  YANDEX_METRIKA_ID: z
    .string()
    .refine((value) => /^[1-9]\d{0,11}$/.test(value), 'the number of a counter')
    .transform(Number)
    .optional(),
  YANDEX_METRIKA_URL: script(METRIKA).default(METRIKA),
  MINDBOX_TRACKER_ENDPOINT_ID: z.string().max(200).optional(),
  MINDBOX_TRACKER_URL: script(TRACKER).default(TRACKER),
  MINDBOX_TRACKER_PREFIX: z
    .string()
    .refine((value) => /^[\w-]{1,40}$/.test(value), '1 to 40 Latin letters, digits and hyphens')
    .default('Website'),
  MINDBOX_TRACKER_TIMEOUT_MS: z.coerce
    .number('a number of milliseconds from 100 to 60000')
    .int('a number of milliseconds from 100 to 60000')
    .min(100, 'a number of milliseconds from 100 to 60000')
    .max(60_000, 'a number of milliseconds from 100 to 60000')
    .default(5000),
  YANDEX_MAPS_KEY: z.string().max(200).optional(),
  YANDEX_MAPS_URL: script(MAP).default(MAP),
  CHAT_SCRIPT_URL: script(CHAT_EXPECTED).optional(),
};

type Values = z.infer<z.ZodObject<typeof thirdPartyVariables>>;

/** The third parties that have settings. Undefined if none has. */
export function thirdPartiesOf(values: Values): ThirdPartyConfig | undefined {
  const { YANDEX_METRIKA_ID: id, MINDBOX_TRACKER_ENDPOINT_ID: endpointId } = values;
  const { YANDEX_MAPS_KEY: key, CHAT_SCRIPT_URL: chat } = values;
  const named: ThirdPartyConfig = {
    ...(id !== undefined && { metrika: { id, script: values.YANDEX_METRIKA_URL } }),
    ...(endpointId !== undefined && {
      mindbox: {
        endpointId,
        prefix: values.MINDBOX_TRACKER_PREFIX,
        script: values.MINDBOX_TRACKER_URL,
        timeoutMs: values.MINDBOX_TRACKER_TIMEOUT_MS,
      },
    }),
    ...(key !== undefined && { map: { key, script: values.YANDEX_MAPS_URL } }),
    ...(chat !== undefined && { chat: { script: chat } }),
  };
  return Object.keys(named).length > 0 ? named : undefined;
}
