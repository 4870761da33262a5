import type { KeptContactRequest } from '#contract/client/client.schemas.ts';
import type { StoredContactRequest } from '../state/state.ts';

/** A request as its sender may see it, with the answers of the shop. */
export const keptRequest = ({ request, steps }: StoredContactRequest): KeptContactRequest => ({
  ...request,
  answers: steps.flatMap(({ at, step, text }) =>
    step === 'ANSWERED' && text !== null ? [{ at, text }] : [],
  ),
});
