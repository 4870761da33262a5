import { vi } from 'vitest';

const { waitFor } = vi;

// A second, which is the default, is short on a machine with other work; what is there at once never waits.
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
