import { vi } from 'vitest';

const { waitFor } = vi;

// The default timeout of one second is too short on a busy machine. A longer timeout does not delay tests
// whose condition is already met.
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
