import { perClient } from '@/lib/state/per-client';

/**
 * The e-mail address or phone last typed into a form of this folder, to prefill the next form. Kept in memory
 * only.
 */
export const typedAddress = perClient(() => ({ current: '' }));
