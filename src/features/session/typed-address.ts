import { perClient } from '@/lib/state/per-client';

/**
 * The address as it was last typed into a form of this room, so that it is not typed again on the way from signing in
 * to registering or to a new password. In memory only.
 */
export const typedAddress = perClient(() => ({ current: '' }));
