import * as zod from 'zod/mini';
import type { ContractForm } from '@/lib/forms/contract-form';

/** The form of a dialog that only asks whether to do it. */
export const NO_FIELDS: ContractForm<Record<never, string>, object> = {
  blank: {},
  schema: zod.object({}),
};
