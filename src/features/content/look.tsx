import type { HomeLook } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

type LookProps = {
  section: Pick<HomeLook, 'title' | 'scene'>;
  /** The goods of the outfit with their prices. */
  parts: Elements;
};

/**
 * An outfit with a list of its goods, which overlays the bottom of the picture; on a phone the list is below
 * it.
 */
export function Look({ section, parts }: LookProps) {
  return (
    <section className="page-width grid-page px-margin">
      <div className="-mx-edge col-span-full lg:order-2 lg:col-span-8 lg:col-start-5 lg:ml-0">
        <ScenePicture scene={section.scene} sizes={`(min-width: 1024px) 67vw, ${PHONE_WIDE}`} />
      </div>
      <div className="col-span-full pt-5 lg:order-1 lg:col-span-4 lg:self-end lg:pt-0 lg:pr-8">
        <h2 className="type-h2">{section.title}</h2>
        {parts}
      </div>
    </section>
  );
}
