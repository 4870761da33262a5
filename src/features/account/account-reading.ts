import { getMyAccount } from '@/lib/api';
import { createReading } from '@/lib/reading';
import { perVisit } from '@/lib/visit';

/** The account of the signed-in shopper. */
export const accountReading = perVisit(() => createReading(() => getMyAccount()));
