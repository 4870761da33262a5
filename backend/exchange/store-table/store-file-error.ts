import { TableFileError } from '../table/table-file-error.ts';

/** Thrown if the file is refused. Nothing was changed then. The message is one sentence for the operator. */
export class StoreFileError extends TableFileError {
  override name = 'StoreFileError';
}
