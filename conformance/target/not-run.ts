/** Thrown if a case cannot be run against this backend. The message names what is missing. */
export class NotRun extends Error {
  override name = 'NotRun';
}
