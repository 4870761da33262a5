/** A command could not do its work, and changed nothing. The message is one sentence for the operator. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
