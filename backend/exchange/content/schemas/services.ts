import { z } from 'zod';
import { line, link } from './fields.ts';

export const services = z
  .array(
    z.strictObject({
      kind: z.enum(['delivery', 'pickup', 'fitting', 'return']),
      title: line(80),
      text: line(300),
      link: link.nullable(),
    }),
  )
  .max(6);
