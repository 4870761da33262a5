import { ensureBuilt } from '../../../scripts/setup/build.ts';

/** Builds the shop first if needed, as `npm start` does, so that the tests never run an outdated build. */
export default function buildBefore(): void {
  ensureBuilt();
}
