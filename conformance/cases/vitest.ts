// What the shared suites import from the repository's test runner. The build of the kit puts this file in the
// runner's place.
export { describe, test } from './collected.ts';
export { expect } from './expect.ts';
