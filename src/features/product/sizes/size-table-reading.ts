import { getSizeTable } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { readingsBy } from '@/lib/state/reading';

/** Size tables by their ids. Measurements do not change during a visit. */
export const sizeTables = perClient(() => readingsBy((sizeTableId: string) => getSizeTable(sizeTableId)));
