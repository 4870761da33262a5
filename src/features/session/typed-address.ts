import { perClient } from '@/lib/state/per-client';

/** The address last typed into a form of this folder, to prefill the next one. In memory only. */
export const typedAddress = perClient(() => ({ current: '' }));
