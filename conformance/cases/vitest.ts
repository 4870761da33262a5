// What the shared test suites import from Vitest. The build of the kit replaces Vitest by this file.
export { describe, test } from './collected.ts';
export { expect } from './expect.ts';
