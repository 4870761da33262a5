import { TableFileError } from '../table/table-file-error.ts';

/** Thrown if the file was refused; then nothing was changed. The message is one sentence for the operator. */
export class StoreFileError extends TableFileError {
  override name = 'StoreFileError';
}
