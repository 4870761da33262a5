import { ensureBuilt } from '../../../scripts/setup/build.ts';

/** Builds first, so that the tests never run an outdated build, as `npm start` does. */
export default function buildBefore(): void {
  ensureBuilt();
}
