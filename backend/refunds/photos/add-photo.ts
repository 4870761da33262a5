import { count, eq } from 'drizzle-orm';
import type { RefundPhoto } from '#contract/client/client.schemas.ts';
import { MOST_PHOTOS, tooManyPhotos } from '#shared/forms/photo-rules.ts';
import { readPhotograph } from '../../media/own-pictures/photograph.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { RefundsDeps } from '../base/deps.ts';
import { refundPhoto, refundRequestSender } from '../base/tables.ts';
import { lockRefund } from '../queries/lock-refund.ts';
import { readRefund } from '../reading/read-refund.ts';

/** As the refund shows it, and as operators look at it. */
const FORMS = [
  { width: 480, format: 'webp' },
  { width: 1600, format: 'webp' },
] as const;

/** A draft keeps those that were taken out again for a day, so that more are sent than it may have. */
const MOST_SENT = 4 * MOST_PHOTOS;

type Asked = { id: string; ownerId: string; content: string };

/** Keeps a photograph for a draft of an owner. It belongs to what the shopper says of the refund, and goes with that. */
export async function addRefundPhoto(
  { db, ids, clock }: Pick<RefundsDeps, 'db' | 'ids' | 'clock'>,
  { id, ownerId, content }: Asked,
): Promise<RefundPhoto> {
  // Decoding comes before the lock, and nothing is decoded for what is not there.
  await readRefund(db, { id, ownerId, now: clock() });
  const { files } = await readPhotograph(content, FORMS);
  const [preview, full] = files.map((file) => Buffer.from(file.content));
  if (!preview || !full) throw new Error('A photograph has lost its forms.');
  const photoId = ids();
  await db.transaction(async (tx) => {
    const { row } = await lockRefund(tx, { id, ownerId });
    if (row.state !== 'DRAFT') throw new ProblemError(409, 'REFUND_CHANGED');
    const [sent] = await tx
      .select({ photos: count() })
      .from(refundPhoto)
      .where(eq(refundPhoto.requestId, id));
    if ((sent?.photos ?? 0) >= MOST_SENT)
      throw invalidRequest([{ in: 'body', pointer: '/content', ...tooManyPhotos }]);
    const [sender] = await tx.select().from(refundRequestSender).where(eq(refundRequestSender.requestId, id));
    if (!sender) throw new ProblemError(404, 'NOT_FOUND');
    const { keptUntil } = sender;
    await tx
      .insert(refundPhoto)
      .values({ id: photoId, requestId: id, preview, content: full, createdAt: clock(), keptUntil });
  });
  return { id: photoId, preview: preview.toString('base64') };
}
