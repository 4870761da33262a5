import type { JournalPiece } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

/** The pages of the journal: one column on a phone, three columns from 768 px. */
export function JournalScreen({ pieces }: { pieces: JournalPiece[] }) {
  return (
    <div className="page-width pt-5 lg:pt-12">
      <h1 className="type-h1 mb-6 px-margin lg:mb-9">Журнал</h1>
      <ul className="grid gap-x-[var(--gutter)] gap-y-10 md:grid-cols-3 md:px-margin">
        {pieces.map(({ slug, title, description, picture }, index) => (
          <li key={slug} className="relative min-w-0">
            {picture && (
              <ScenePicture
                scene={{ wide: picture }}
                sizes={`(min-width: 768px) 33vw, ${PHONE_WIDE}`}
                alt=""
                loading={index === 0 ? 'high' : 'eager'}
                className="aspect-4/5"
              />
            )}
            <div className="px-margin pt-3.5 md:px-0">
              <h2 className="type-h3">
                <PageLink
                  to="/journal/$pieceUrl"
                  params={{ pieceUrl: slug }}
                  className="card-link underline-offset-5 decoration-1 hover:underline"
                >
                  {title}
                </PageLink>
              </h2>
              <p className="mt-1 max-w-[46ch] text-ink-2 text-ui">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
