import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError, describeError, exitCodes } from '@/server/commands/command-error';

type Program = { help: string; isHelpRequested: boolean; run(): Promise<unknown> };

/** The arguments of a script. A mistake in them is one line and exit code 2. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ', 1)[0] : error}. See --help.`);
    process.exit(exitCodes.usage);
  }
}

/**
 * Runs a command-line script: prints the help on request, else the text that the script returns. A failure is one line and exit
 * code 1, or the code of a `CommandError`.
 */
export async function runProgram({ help, isHelpRequested, run }: Program): Promise<void> {
  if (isHelpRequested) {
    console.log(help);
    return;
  }
  try {
    const output = await run();
    if (typeof output === 'string') console.log(output);
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = error instanceof CommandError ? error.exitCode : exitCodes.failed;
  }
}
