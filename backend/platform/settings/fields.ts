import { z } from 'zod';

export const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `an address such as ${example}`,
    );

export const identifier = z.string().max(512);
export const file = z.string().max(4096);
export const detail = z.string().trim().max(300);

export const milliseconds = (usual: string) =>
  z
    .string()
    .regex(/^\d{2,5}$/, 'a whole number of milliseconds from 10 to 99999')
    .default(usual)
    .transform(Number);

/** Regular expressions for the registration numbers of a seller, for the settings and the brand kit. */
export const sellerNumbers = {
  inn: { form: /^(\d{10}|\d{12})$/, expected: '10 or 12 digits' },
  ogrn: { form: /^(\d{13}|\d{15})$/, expected: '13 or 15 digits' },
  kpp: { form: /^\d{4}[\dA-Z]{2}\d{3}$/, expected: '9 digits, such as 770101001' },
} as const;
