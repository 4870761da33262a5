import { perClient } from '@/lib/state/per-client';

/**
 * The email address or phone number that was last typed into a form of this folder, to prefill the next form.
 * Kept in memory only.
 */
export const typedAddress = perClient(() => ({ current: '' }));
