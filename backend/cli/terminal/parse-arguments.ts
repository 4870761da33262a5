import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './fail-command.ts';

/**
 * Parses the arguments of a command.
 * @throws UsageError for an option that is unknown or lacks its value
 */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
