import { TableFileError } from '../table/table-file-error.ts';

/** The file was refused, and nothing was changed. The message is one sentence for the operator. */
export class StoreFileError extends TableFileError {
  override name = 'StoreFileError';
}
