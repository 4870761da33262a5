/**
 * Reads all bytes of a stream. It counts the received bytes instead of trusting Content-Length. As soon as
 * there are more than `limit`, it stops reading and returns undefined.
 */
export async function readLimited(
  stream: AsyncIterable<Uint8Array> | null | undefined,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
