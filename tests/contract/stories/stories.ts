import type { Target } from '../shopper.ts';
import { describeAccountStories } from './account-stories.ts';
import { describeBelongingsStories } from './belongings-stories.ts';
import { describeExternalStories } from './external-stories.ts';

/** What has to be true from one call to the next, of a shop that remembers. */
export function describeStories(target: () => Target): void {
  describeAccountStories(target);
  describeExternalStories(target);
  describeBelongingsStories(target);
}
