import type { Landing, Scene } from '@/lib/api';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';
import { landingDates } from './landing-dates';

/**
 * The picture of a collection or promotion: a wide band, or a tall picture on a phone. It has no text on it.
 */
export function LandingScene({ scene }: { scene: Scene }) {
  return (
    <ScenePicture scene={scene} sizes={PHONE_WIDE} loading="high" className="max-h-[72vh] md:max-h-none" />
  );
}

/** Description and dates of a landing. */
export function LandingWords({ landing }: { landing: Landing }) {
  const dates = landingDates(landing);
  if (landing.text === '' && dates === undefined) return null;
  return (
    <div className="pt-3 pb-2 lg:col-span-5 lg:col-start-8 lg:pt-0 lg:pb-4">
      {landing.text && <p className="type-story">{landing.text}</p>}
      {dates && <p className="mt-2 text-ink-2 text-ui">{dates}</p>}
    </div>
  );
}

/** Terms of a promotion, below its goods. */
export function LandingTerms({ terms }: { terms: string }) {
  return (
    <section aria-labelledby="landing-terms" className="page-width mt-16 px-margin lg:mt-24">
      <div className="border-hair border-t pt-6">
        <h2 id="landing-terms" className="text-ui">
          Условия
        </h2>
        <p className="mt-2 max-w-[72ch] whitespace-pre-line text-caption text-ink-2">{terms}</p>
      </div>
    </section>
  );
}
