/** The error if a case cannot be run against this backend; its message names the missing part. */
export class NotRun extends Error {
  override name = 'NotRun';
}
