/** Thrown if a case cannot be run against this backend; the message says what is missing. */
export class NotRun extends Error {
  override name = 'NotRun';
}
