/** The file cannot be taken in, and nothing was changed. One sentence for whoever imports. */
export class StoreFileError extends Error {
  override name = 'StoreFileError';
}
