import { z } from 'zod';
import { isOutsideAddress } from '#shared/web/safe-address.ts';

/** The address of a page of a bank. An answer with any other address is unreadable, so that no shopper is led there. */
export const bankPage = z.string().refine(isOutsideAddress, 'is not an https address');
