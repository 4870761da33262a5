import { ProblemError } from '../../platform/http/problem.ts';

/** The refusal of a change that the order's present state or version does not allow. */
export const stepRefused = () => new ProblemError(409, 'ORDER_STEP_REFUSED');
