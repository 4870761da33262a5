// The shared suites import these from the test runner of the repository; the build puts this file in its place.
export { describe, test } from './collected.ts';
export { expect } from './expect.ts';
