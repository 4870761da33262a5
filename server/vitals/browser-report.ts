import { z } from 'zod';

/** The schema of a web vital in ms. The layout shift has no unit and therefore another schema. */
const time = z.number().min(0).max(600_000);

/** A stack frame in a file of the build: file name, line and column, without a host. */
const frame = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/**
 * A browser's report on a loaded page. It deliberately has no URL, query or error message, because these
 * could contain text that a shopper typed (docs/decisions/0054-browsers-report.md).
 */
export const browserReport = z.strictObject({
  /** The route of the page, such as `/product/$productUrl`. */
  route: z.string().max(120),
  vitals: z
    .strictObject({
      lcp: time.optional(),
      inp: time.optional(),
      ttfb: time.optional(),
      cls: z.number().min(0).max(100).optional(),
    })
    .optional(),
  errors: z
    .array(
      z.strictObject({
        /** The error class, such as `TypeError`. */
        name: z.string().regex(/^[A-Za-z]\w{0,60}$/),
        frames: z.array(frame).max(5),
      }),
    )
    .max(5)
    .optional(),
});

export type BrowserReport = z.infer<typeof browserReport>;
