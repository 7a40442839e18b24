type Program = { help: string; isHelpRequested: boolean; run(): Promise<unknown> };

/** Runs a command-line program: prints the help on request, else the text that the program returns. A failure is one line and exit code 1. */
export async function runProgram({ help, isHelpRequested, run }: Program): Promise<void> {
  if (isHelpRequested) {
    console.log(help);
    return;
  }
  try {
    const output = await run();
    if (typeof output === 'string') console.log(output);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
