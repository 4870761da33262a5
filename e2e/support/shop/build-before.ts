import { ensureBuilt } from '../../../scripts/setup/build.ts';

/**
 * Playwright runs this before all tests. Builds the shop if the build is missing or outdated, as `npm start`
 * does.
 */
export default function buildBefore(): void {
  ensureBuilt();
}
