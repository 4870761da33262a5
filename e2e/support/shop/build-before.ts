import { ensureBuilt } from '../../../scripts/setup/build.ts';

/** The tests run what `npm start` would: never an older build. */
export default function buildBefore(): void {
  ensureBuilt();
}
