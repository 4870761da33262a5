import type { HomeStory } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture, ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

/** A short text with a large picture on one side and a small one on the other. */
export function Story({ story }: { story: HomeStory }) {
  return (
    <section className="page-width grid-page px-margin">
      <div className="-mx-edge col-span-full lg:col-span-7 lg:mr-0">
        <ScenePicture
          scene={{ wide: story.scene }}
          sizes={`(min-width: 1024px) 60vw, ${PHONE_WIDE}`}
          className="aspect-4/5"
        />
      </div>
      <div className="col-span-full flex flex-col justify-between md:flex-row lg:col-start-8 lg:flex-col lg:pl-8">
        <div className="pt-5 md:w-1/2 md:pt-8 md:pr-8 lg:w-auto lg:p-0">
          <h2 className="type-h1">{story.title}</h2>
          <p className="type-story mt-3 lg:mt-5">{story.text}</p>
          <PageLink href={story.link.path} className="text-link mt-1">
            {story.link.label}
          </PageLink>
        </div>
        {story.picture && (
          <div className="-mr-edge mt-8 ml-[25%] md:ml-0 md:w-1/2 md:shrink-0 lg:mr-0 lg:ml-[33%] lg:w-auto">
            <Picture
              picture={story.picture}
              sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 75vw"
              className="aspect-4/5"
            />
          </div>
        )}
      </div>
    </section>
  );
}
