import { z } from 'zod';
import { isOutsideAddress } from '#shared/web/safe-address.ts';

/**
 * The URL of a bank's page. An answer with another kind of URL is refused, so that shoppers are never
 * redirected there.
 */
export const bankPage = z.string().refine(isOutsideAddress, 'is not an https address');
