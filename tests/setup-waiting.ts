import { vi } from 'vitest';

const { waitFor } = vi;

// Raises the default timeout of one second, which is too short on a busy machine. Tests do not become slower:
// waiting ends as soon as the condition is met.
vi.waitFor = (condition, options = 60_000) => waitFor(condition, options);
