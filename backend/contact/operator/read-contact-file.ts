import { eq, sql } from 'drizzle-orm';
import type { ContactFileContent } from '#contract/client/client.schemas.ts';
import { savedFileName } from '#shared/contact/attached-files.ts';
import { readPhotograph } from '../../media/own-pictures/photograph.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { contactRequest } from '../tables.ts';

const SHOWN = [{ width: 1600, format: 'webp' }] as const;

/**
 * Reads one file of a request for operators. A picture is decoded and redrawn, so that nothing that its
 * sender hid in it reaches the desk; a document is returned as it was sent and is only saved, never opened by
 * a page.
 * @throws ProblemError NOT_FOUND
 */
export async function readContactFile(
  db: Database,
  { contactRequestId, position }: { contactRequestId: string; position: number },
): Promise<ContactFileContent> {
  const [found] = await db
    .select({
      files: contactRequest.files,
      content: sql<string | null>`${contactRequest.contents}[${position + 1}::int]`,
    })
    .from(contactRequest)
    .where(eq(contactRequest.key, contactRequestId));
  const file = found?.files[position];
  if (!file || !found?.content) throw new ProblemError(404, 'NOT_FOUND');
  const type = file.type === 'application/pdf' ? file.type : 'image/webp';
  const name = savedFileName(file.name, type);
  return { name, type, content: type === 'image/webp' ? await redrawn(found.content) : found.content };
}

/** The picture as WebP in base64; null if it cannot be decoded or is too large. */
async function redrawn(content: string): Promise<string | null> {
  try {
    const { files } = await readPhotograph(content, SHOWN);
    const [picture] = files;
    return picture ? Buffer.from(picture.content).toString('base64') : null;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422) return null;
    throw error;
  }
}
