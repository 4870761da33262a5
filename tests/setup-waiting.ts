import { vi } from 'vitest';

const { waitFor } = vi;

// The default of one second is too short on a busy machine. Elements that exist already are found at once.
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
