/** The recipient has nine digits, without the country code, or is a foreign number in E.164. */
export type Sms = { phone: string; text: string };

export type SmsPort = {
  /** @throws Error when the message was refused; the error quotes nothing of the message */
  send(message: Sms): Promise<void>;
};

/** Stores what would be sent; development and tests read it. */
export const createSandboxSms = (store: (message: Sms) => Promise<void>): SmsPort => ({ send: store });

/** An HTTP gateway that takes `POST {to: "+995…", text}` with a bearer token and answers any 2xx. */
export function createGatewaySms(url: string, token: string | undefined, timeoutMs = 10_000): SmsPort {
  return {
    send: async ({ phone, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ to: phone.startsWith('+') ? phone : `+995${phone}`, text }),
        // A redirect would hand the token and the code to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
