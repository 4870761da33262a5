import { createHash } from 'node:crypto';
import type { ReadPicture } from './read-picture.ts';
import type { ShareCard } from './scenes/share-card.ts';
import type { ShareJob } from './workers/messages.ts';

/**
 * What the preview picture for a shared link shows. `picture` is the URL of a picture of goods or of a scene,
 * or null.
 */
export type SharedPage = Omit<ShareCard, 'picture'> & { picture: string | null };

/** Increase this if the design of the preview picture changes, so that cached pictures are no longer used. */
const REVISION = 3;

type Bytes = Uint8Array<ArrayBuffer>;
type Tools = {
  read: ReadPicture;
  take: (name: string, make: () => Promise<ShareJob>) => Promise<Bytes>;
};

/**
 * Returns the preview picture for a shared link. The name of its file is a hash of everything it shows, so it
 * is drawn again when anything changes.
 */
export function sharePicture(page: SharedPage, { read, take }: Tools): Promise<Bytes> {
  const facts = JSON.stringify([REVISION, page.brand, page.title, page.caption, page.picture, page.ink]);
  const name = createHash('sha256').update(facts).digest('hex').slice(0, 24);
  return take(`${name.slice(0, 2)}/${name}.jpg`, async () => {
    const picture = page.picture === null ? null : await read(page.picture);
    return { kind: 'share', name, card: { ...page, picture } };
  });
}
