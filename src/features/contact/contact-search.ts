import * as z from 'zod/mini';
import { lenient } from '@/lib/navigation/search-fields';

/** The order that a question is about. */
export const contactSearch = z.object({ order: lenient(z.string()) });
