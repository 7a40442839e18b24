import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** A browser at its push service; keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** What the service worker shows. A later message with the same tag replaces an earlier one. */
export type PushMessage = { title: string; body: string; url: string; tag: string; lang: string };

export type PushPort = {
  /**
   * @param ttlSeconds how long the push service keeps it for a browser that is switched off
   * @returns `gone` when the browser no longer accepts messages
   * @throws Error when the push service refused
   */
  send(target: PushTarget, message: PushMessage, ttlSeconds: number): Promise<'sent' | 'gone'>;
};

const timeoutMs = 10_000;
const goneStatuses = [404, 410];

/** The public half of a VAPID key. @param privateKey 32 bytes, base64url @returns 65 bytes, base64url */
export function vapidPublicKey(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

/**
 * Web push (RFC 8030, 8291, 8292): messages are encrypted for the browser, and signed by the site.
 * @param privateKey 32 bytes, base64url
 * @param contact `mailto:` or `https:` address that push services may write to
 */
export function createWebPush(privateKey: string, contact: string): PushPort {
  const vapidDetails = { subject: contact, publicKey: vapidPublicKey(privateKey), privateKey };
  return {
    send: async ({ endpoint, p256dh, auth }, message, ttlSeconds) => {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails,
        TTL: ttlSeconds,
        topic: message.tag,
      });
      // Sent here, not by the package: it follows no proxy of ours and waits without an end.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
        ),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (goneStatuses.includes(response.status)) return 'gone';
      if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
      return 'sent';
    },
  };
}
