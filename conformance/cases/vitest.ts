// The exports of the test runner that the shared suites import. The build of the kit puts this file in the
// place of the test runner.
export { describe, test } from './collected.ts';
export { expect } from './expect.ts';
