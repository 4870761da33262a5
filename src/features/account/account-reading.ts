import { getMyAccount } from '@/lib/api';
import { perClient } from '@/lib/per-client';
import { createReading } from '@/lib/reading';

/** The account of the signed-in shopper. */
export const accountReading = perClient(() => createReading(() => getMyAccount()));
