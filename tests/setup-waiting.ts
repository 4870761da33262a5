import { vi } from 'vitest';

const { waitFor } = vi;

// The default timeout of one second is too short on a busy machine. A condition that holds already is found
// at once.
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
