import { operatorRoles } from '#contract/operations.ts';

/** Operations that only operators may call. */
export const operatorOperations = Object.keys(operatorRoles);
