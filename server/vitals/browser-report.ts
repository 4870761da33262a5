import { z } from 'zod';

/** How a browser found a page, in ms; the layout shift has no unit. */
const time = z.number().min(0).max(600_000);

/** A frame of a stack, if it is a file of a build: its name, line and column, and nothing of any address. */
const frame = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/**
 * What a browser reports of a page that it loaded. Closed on purpose: no address, no query, no message of an error, which
 * may quote what was typed (docs/decisions/0054-browsers-report.md).
 */
export const browserReport = z.strictObject({
  /** The template of the page's address, such as `/product/$productUrl`. */
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
        /** The class, such as `TypeError`. */
        name: z.string().regex(/^[A-Za-z]\w{0,60}$/),
        frames: z.array(frame).max(5),
      }),
    )
    .max(5)
    .optional(),
});

export type BrowserReport = z.infer<typeof browserReport>;
