import { z } from 'zod';

/**
 * Schemas of the responses of the CDEK API v2 (api.cdek.ru). Fields that the shop does not need are ignored.
 */

const text = (most: number) => z.string().max(most);
const words = (most: number) =>
  text(4000)
    .nullish()
    .transform((value) => value?.trim().slice(0, most) || null);

export const tokenAnswer = z.object({
  access_token: text(10_000).min(1),
  expires_in: z.number().min(1).max(1e7),
});

export const citiesAnswer = z
  .array(z.object({ code: z.int(), city: text(300), region: text(300).nullish() }))
  .max(1000);

export const tariffsAnswer = z.object({
  tariff_codes: z
    .array(
      z.object({
        tariff_code: z.int(),
        delivery_mode: z.int(),
        delivery_sum: z.number().min(0).max(1e7),
        period_min: z.int().min(0).max(365),
        period_max: z.int().min(0).max(365),
      }),
    )
    .max(500)
    .default([]),
});

const point = z.object({
  code: text(60).min(1),
  name: words(120),
  type: text(30),
  location: z.object({
    address: words(250),
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
  }),
  address_comment: words(250),
  nearest_metro_station: words(120),
  work_time_list: z
    .array(z.object({ day: z.int().min(1).max(7), time: text(20) }))
    .max(50)
    .nullish(),
  phones: z
    .array(z.object({ number: text(60) }))
    .max(20)
    .nullish(),
  is_handout: z.boolean().nullish(),
  is_dressing_room: z.boolean().nullish(),
  have_cash: z.boolean().nullish(),
  have_cashless: z.boolean().nullish(),
  allowed_cod: z.boolean().nullish(),
});

export type CdekPoint = z.output<typeof point>;

export const pointsAnswer = z.array(point).max(20_000);

const problems = z
  .array(z.object({ code: text(300).nullish(), message: text(4000).nullish() }))
  .max(100)
  .nullish();

const requests = z
  .array(z.object({ type: text(60).nullish(), state: text(60), errors: problems }))
  .max(100)
  .nullish();

/** The response if CDEK has accepted a request and will carry it out later. */
export const doneAnswer = z.object({
  entity: z.object({ uuid: text(60).nullish() }).nullish(),
  requests,
  errors: problems,
});

/**
 * A status of an order at CDEK. The code may be any string, because CDEK may send codes that the shop does
 * not know.
 */
const status = z.object({
  code: text(100),
  name: words(200),
  date_time: text(60),
  reason_code: z.union([text(20), z.number()]).nullish(),
});

export const orderAnswer = z.object({
  entity: z
    .object({
      uuid: text(60).min(1),
      cdek_number: z.union([text(60), z.int()]).nullish(),
      is_return: z.boolean().nullish(),
      statuses: z.array(status).max(1000).nullish(),
    })
    .nullish(),
  requests,
  errors: problems,
});

/** A label that CDEK is preparing or has prepared. */
export const labelAnswer = z.object({
  entity: z
    .object({
      statuses: z
        .array(z.object({ code: text(100) }))
        .max(100)
        .nullish(),
    })
    .nullish(),
  requests,
  errors: problems,
});

export type CdekOrder = z.output<typeof orderAnswer>;
export type CdekDone = z.output<typeof doneAnswer>;
