/**
 * Reads a stream completely. Stops and returns undefined as soon as there are more than `limit` bytes. Counts
 * the bytes itself, because Content-Length may be wrong.
 */
export async function readLimited(
  stream: AsyncIterable<Uint8Array> | null | undefined,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    // `return` leaves the `for await` loop, which cancels the stream.
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
