/** A command cannot do its work, and nothing was changed. The message is one sentence for the operator. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
