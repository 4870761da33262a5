import { z } from 'zod';
import { isOutsideAddress } from '#shared/web/safe-address.ts';

/**
 * The address of a bank's page. An answer with any other kind of address is refused, so that no shopper is
 * led there.
 */
export const bankPage = z.string().refine(isOutsideAddress, 'is not an https address');
