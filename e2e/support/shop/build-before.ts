import { ensureBuilt } from '../../../scripts/setup/build.ts';

/**
 * Builds the shop before the tests if needed, as `npm start` does, so that the tests never run an outdated
 * build.
 */
export default function buildBefore(): void {
  ensureBuilt();
}
