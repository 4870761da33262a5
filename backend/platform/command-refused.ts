/**
 * Thrown if a command cannot do its work and has changed nothing. The message is one sentence for the
 * operator.
 */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
