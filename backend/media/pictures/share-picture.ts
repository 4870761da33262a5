import { createHash } from 'node:crypto';
import type { ReadPicture } from './read-picture.ts';
import type { ShareCard } from './scenes/share-card.ts';
import type { ShareJob } from './workers/messages.ts';

/** Content of the preview picture for a shared link; `picture` is the URL of the goods picture. */
export type SharedPage = Omit<ShareCard, 'picture'> & { picture: string | null };

/** Increment this if the design of the preview picture changes. */
const REVISION = 3;

type Bytes = Uint8Array<ArrayBuffer>;
type Tools = {
  read: ReadPicture;
  take: (name: string, make: () => Promise<ShareJob>) => Promise<Bytes>;
};

/**
 * Returns the preview picture for a shared link. The file name is a hash of all its content, so a picture
 * with changed content is drawn again.
 */
export function sharePicture(page: SharedPage, { read, take }: Tools): Promise<Bytes> {
  const facts = JSON.stringify([REVISION, page.brand, page.title, page.caption, page.picture, page.ink]);
  const name = createHash('sha256').update(facts).digest('hex').slice(0, 24);
  return take(`${name.slice(0, 2)}/${name}.jpg`, async () => {
    const picture = page.picture === null ? null : await read(page.picture);
    return { kind: 'share', name, card: { ...page, picture } };
  });
}
