/**
 * Asks a member of the staff for a code of the authenticator. Each one that is entered is sent, until one is accepted or the person cancels.
 * @param send resolves to the message key of a refusal, or to null
 */
export type AskCode = (send: (code: string) => Promise<string | null>) => Promise<void>;

let ask: AskCode | null = null;

/** Sets the prompt; null removes it. */
export function onCodeRequired(next: AskCode | null): void {
  ask = next;
}

/** Prompts for a code. Without a prompt, as on the server, nothing is sent. */
export const askFreshCode: AskCode = async (send) => ask?.(send);
