import type { ParseArgsConfig } from 'node:util';
import { readVariables } from '../../variables.ts';
import { failCommand, UsageError } from '../terminal/fail-command.ts';
import { parseArguments } from '../terminal/parse-arguments.ts';
import { print } from '../terminal/print.ts';
import { spoken, type Texts, takeLanguage } from '../terminal/say.ts';
import { type OperatorClient, operatorClient } from './operator-client.ts';

type OperatorCommand<Values> = {
  /** Name of the npm script that runs the command, for error messages and help. */
  script: string;
  usage: Texts;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Calls the operator API and returns the lines to print. */
  run(client: OperatorClient, words: readonly string[], values: Values): Promise<readonly string[]>;
};

/** Runs an operator command with the arguments of this process, and sets the exit code. */
export async function runOperatorCommand<Values>({
  script,
  usage,
  options,
  run,
}: OperatorCommand<Values>): Promise<void> {
  try {
    takeLanguage();
    const { words, help, values } = readArguments(options);
    if (help) return print(usage[spoken()]);
    const lines = await run(operatorClient(readVariables()), words, values as Values);
    for (const line of lines) print(line);
  } catch (error) {
    failCommand(error, {
      usage: {
        ru: `Команды объясняет npm run ${script} -- --help`,
        en: `npm run ${script} -- --help explains the commands.`,
      },
    });
  }
}

function readArguments(options: NonNullable<ParseArgsConfig['options']>) {
  const { positionals, values } = parseArguments({
    allowPositionals: true,
    options: { ...options, help: { type: 'boolean' } },
  });
  const { help = false, ...rest } = values;
  return { words: positionals, help: help === true, values: rest };
}

/**
 * Types of command-line options: an option of type `text` may be given once, one of type `repeated` several
 * times.
 */
export const text = { type: 'string' } as const;
export const repeated = { type: 'string', multiple: true } as const;

/**
 * Checks that the command exists and accepts all options that were typed.
 * @throws UsageError for an unknown command or option
 */
export function checkOptions(name: string, taken: readonly string[] | undefined, values: object): void {
  if (!taken) throw new UsageError(name === '' ? 'A command is required.' : `${name} is not a command.`);
  for (const option of Object.keys(values))
    if (!taken.includes(option)) throw new UsageError(`${name} has no option --${option}.`);
}
