import { z } from 'zod';
import { isOutsideAddress } from '#shared/web/safe-address.ts';

/**
 * Schema of the URL of a bank's page. A response with another kind of URL is refused, so that shoppers are
 * never redirected there.
 */
export const bankPage = z.string().refine(isOutsideAddress, 'is not an https address');
