import { getSizeTable } from '@/lib/api';
import { readingsBy } from '@/lib/reading';
import { perVisit } from '@/lib/visit';

/** Size tables by their ids. Measurements do not change during a visit. */
export const sizeTables = perVisit(() => readingsBy((sizeTableId: string) => getSizeTable(sizeTableId)));
