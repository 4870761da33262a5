import type { ListingTile as Tile } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';

const SIZES = `(min-width: 1024px) 50vw, (min-width: 768px) 66vw, ${PHONE_WIDE}`;

/** An editorial picture among the cards, one per page. */
export function ListingTile({ tile: { title, link, picture } }: { tile: Tile }) {
  return (
    <li className="card-tile">
      <figure>
        <ScenePicture scene={{ wide: picture }} sizes={SIZES} className="!h-full" />
      </figure>
      <div className="card-caption">
        <h3>{title}</h3>
        <PageLink href={link.path} className="tile-link text-ink-2">
          {link.label}
        </PageLink>
      </div>
    </li>
  );
}
