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
