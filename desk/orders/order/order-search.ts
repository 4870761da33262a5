import * as zod from 'zod/mini';

/** The dialog that is open is part of the address, so that a reload or a new sign-in opens it again. */
export const orderSearch = zod.object({
  do: zod.catch(
    zod.optional(
      zod.enum([
        'decide',
        'pack',
        'ship',
        'ready',
        'hand-over',
        'edit',
        'withdraw',
        'counter',
        'refund',
        'cancel',
      ]),
    ),
    undefined,
  ),
});
