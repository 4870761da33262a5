import { count, eq } from 'drizzle-orm';
import type { RefundPhoto } from '#contract/client/client.schemas.ts';
import { MOST_PHOTOS, tooManyPhotos } from '#shared/forms/photo-rules.ts';
import { readPhotograph } from '../../media/own-pictures/photograph.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { RefundsDeps } from '../base/deps.ts';
import { refundPhoto, refundRequestSender } from '../base/tables.ts';
import { lockRefund } from '../queries/lock-refund.ts';
import { readRefund } from '../reading/read-refund.ts';

/**
 * The sizes and formats in which a photograph is stored: small for the refund page, and full size for
 * operators.
 */
const FORMS = [
  { width: 480, format: 'webp' },
  { width: 1600, format: 'webp' },
] as const;

/**
 * Maximum number of photographs uploaded for a draft. It is higher than the number that a draft may contain,
 * because a photograph that the shopper removes stays stored for a day.
 */
const MAX_UPLOADED = 4 * MOST_PHOTOS;

type Asked = { id: string; ownerId: string; content: string };

/**
 * Stores a photograph for a draft. It will be deleted together with what the shopper entered for the refund.
 */
export async function addRefundPhoto(
  { db, ids, clock }: Pick<RefundsDeps, 'db' | 'ids' | 'clock'>,
  { id, ownerId, content }: Asked,
): Promise<RefundPhoto> {
  // First checks that the draft exists; if it does not, nothing is decoded. Decoding is slow, so it happens
  // before the lock is taken.
  await readRefund(db, { id, ownerId, now: clock() });
  const { files } = await readPhotograph(content, FORMS);
  const [preview, full] = files.map((file) => Buffer.from(file.content));
  if (!preview || !full) throw new Error('The resized photographs are missing.');
  const photoId = ids();
  await db.transaction(async (tx) => {
    const { row } = await lockRefund(tx, { id, ownerId });
    if (row.state !== 'DRAFT') throw new ProblemError(409, 'REFUND_CHANGED');
    const [sent] = await tx
      .select({ photos: count() })
      .from(refundPhoto)
      .where(eq(refundPhoto.requestId, id));
    if ((sent?.photos ?? 0) >= MAX_UPLOADED)
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
