import type { Locale } from '@/lib/contracts/locales';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';
import { formatNumber, NBSP } from '@/lib/format/number';
import { isOrderExpired, orderLifeMs, type SandboxOrder, type TestCard, testCards } from '../../ports/payment-gateway-sandbox';
import { Html, html } from './sandbox-gateway.html';
import { type SandboxKey, type SandboxLabels, sandboxLabels } from './sandbox-gateway.labels';
import { sandboxScript, sandboxStyle } from './sandbox-gateway.style';

export type PageParts = { order: SandboxOrder; locale: Locale; merchant: string; now: Date };
type Inside = PageParts & { t: SandboxLabels };

function formatAmount(amountMinor: number, locale: Locale): string {
  const digits = formatNumber(toMajorUnits(amountMinor), locale, { decimalsMin: 2 });
  return locale === 'en' ? `₾${digits}` : `${digits}${NBSP}₾`;
}

const clockOf = (moment: Date): string => toTbilisiClock(moment).toISOString().slice(11, 16);

function page({ order, locale, t }: Inside, body: Html): string {
  const endsAt = clockOf(new Date(order.createdAt.getTime() + orderLifeMs));
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('sandbox.title')}</title>
<style>${new Html(sandboxStyle)}</style>
</head>
<body>
<div class="tape"></div>
<header><h1>${t('sandbox.title')}</h1><p>${t('sandbox.notice')}</p></header>
<main>${body}</main>
<footer>
<span>${t('sandbox.footer')}</span>
<span>payment_id ${order.id.slice(0, 4)}-${order.reference} · ${t('sandbox.expires_at', { time: endsAt })}</span>
</footer>
<script>${new Html(sandboxScript)}</script>
</body>
</html>
`.text;
}

const facts = ({ order, locale, merchant, t }: Inside): Html => html`
<dl>
<dt>${t('sandbox.merchant')}</dt><dd>${merchant}</dd>
<dt>${t('sandbox.order')}</dt><dd>${order.reference}</dd>
<dt>${t('sandbox.description')}</dt><dd>${order.description}</dd>
<dt class="sum">${t('sandbox.amount')}</dt><dd class="sum">${formatAmount(order.amountMinor, locale)}</dd>
</dl>`;

type Outcome = 'approve' | 'decline' | 'cancel' | 'leave_pending';
type OutcomeParts = { title: SandboxKey; hint: SandboxKey; tone: string; path: string };

const disc = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const outcomes: Record<Outcome, OutcomeParts> = {
  approve: { title: 'sandbox.approve', hint: 'sandbox.approve_hint', tone: 'good', path: `M8 12.5l3 3 5-6.5${disc}` },
  decline: { title: 'sandbox.decline', hint: 'sandbox.decline_hint', tone: 'bad', path: `M9 9l6 6M15 9l-6 6${disc}` },
  cancel: {
    title: 'sandbox.cancel',
    hint: 'sandbox.cancel_hint',
    tone: '',
    path: 'M8 4L3.5 8.5 8 13M4 8.5h11a5.5 5.5 0 0 1 0 11h-4',
  },
  leave_pending: {
    title: 'sandbox.leave_pending',
    hint: 'sandbox.leave_pending_hint',
    tone: 'late',
    path: `M12 7v5.5l3.5 1.5${disc}`,
  },
};

/** The key of a button is its place in the list. */
function outcomeButton(t: SandboxLabels, name: Outcome, index: number): Html {
  const { title, hint, tone, path } = outcomes[name];
  const key = index + 1;
  return html`
<button name="outcome" value="${name}" data-key="${key}" aria-keyshortcuts="${key}"${new Html(index === 0 ? ' autofocus' : '')}>
<svg class="${tone}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>
<b>${t(title)}</b><span class="soft">${t(hint)}</span><kbd aria-hidden="true">${key}</kbd>
</button>`;
}

const outcomeButtons = (t: SandboxLabels, names: readonly Outcome[]): Html =>
  html`<div class="outcomes" role="group" aria-labelledby="outcomes">${names.map((name, index) => outcomeButton(t, name, index))}</div>`;

const tick = (name: string, label: Html | string, isTicked = false): Html => html`
<label class="tick"><input type="checkbox" name="${name}" value="1"${new Html(isTicked ? ' checked' : '')}>
<span>${label}</span></label>`;

const delaysSeconds = [0, 5, 30];

const callbackFields = (t: SandboxLabels): Html => html`
<fieldset>
<legend>${t('sandbox.callback')} <span class="soft">${t('sandbox.signature')}</span></legend>
${tick('twice', t('sandbox.twice'))}${tick('out_of_order', t('sandbox.out_of_order'))}
${tick('altered', t('sandbox.altered'))}${tick('stale', t('sandbox.stale'))}
<label class="delay">${t('sandbox.delay')} <select name="delay">
${delaysSeconds.map((seconds) => html`<option value="${seconds}">${t('sandbox.seconds', { count: seconds })}</option>`)}
</select></label>
</fieldset>`;

const cardKeys: Record<string, SandboxKey> = {
  three_d_secure: 'sandbox.card_three_d_secure',
  visa: 'sandbox.card_approved',
  mastercard: 'sandbox.card_approved',
  declined: 'sandbox.card_declined',
  insufficient_funds: 'sandbox.card_insufficient_funds',
  expired: 'sandbox.card_expired',
  restricted: 'sandbox.card_restricted',
};

const cardOption = (t: SandboxLabels, { id, number }: TestCard): Html =>
  html`<option value="${id}">${number} · ${t(cardKeys[id] ?? 'sandbox.card_approved')}</option>`;

const newCardFields = (t: SandboxLabels, isSaving: boolean): Html => html`
<div class="wide"><label for="card">${t('sandbox.card')}</label>
<select id="card" name="card" aria-describedby="card-hint">${testCards.map((card) => cardOption(t, card))}</select>
<p class="soft" id="card-hint">${t('sandbox.card_hint')}</p></div>
<label>${t('sandbox.expires')}<input type="text" name="expires" value="12/30" pattern="(0[1-9]|1[0-2])/[0-9]{2}" required autocomplete="off"></label>
<label>${t('sandbox.cvc')}<input type="text" value="123" inputmode="numeric" autocomplete="off"></label>
<div class="wide">${tick('save_card', t('sandbox.save_card'), isSaving)}</div>`;

/** What a saved card shows: its mask, which is stored with its first order. */
const savedCardField = (t: SandboxLabels, mask: string): Html =>
  html`<p class="wide">${t('sandbox.card_saved')}: <b>${mask}</b></p>`;

/** The page of a pending order. */
function openPage(parts: Inside, savedMask: string | null): Html {
  const { order, locale, t } = parts;
  return html`
<form class="sheet pay" method="post" action="?lang=${locale}">
<div class="of">${facts(parts)}</div>
<div class="choose stack">
<div><h2 id="outcomes">${t('sandbox.outcomes')}</h2>
${outcomeButtons(t, ['approve', 'decline', 'cancel', 'leave_pending'])}</div>
${callbackFields(t)}
</div>
<div class="card fields">
${savedMask === null ? newCardFields(t, order.savesCard) : savedCardField(t, savedMask)}
<div class="wide">${tick('three_d_secure', html`${t('sandbox.three_d_secure')} <b>1234</b>`, true)}</div>
</div>
</form>`;
}

/** @param answers the fields of the first page, which go along */
export function codePage(parts: PageParts, answers: Readonly<Record<string, string>>, isWrong: boolean): string {
  const t = sandboxLabels(parts.locale);
  const hidden = Object.entries(answers).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const inside = { ...parts, t };
  return page(
    inside,
    html`
<form class="sheet single stack" method="post" action="?lang=${parts.locale}">
${hidden}
<h2>${t('sandbox.code_title')}</h2>
${facts(inside)}
<div><label for="code">${t('sandbox.code')}</label>
<input type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" required autofocus
aria-describedby="code-hint${isWrong ? ' code-error' : ''}"${new Html(isWrong ? ' aria-invalid="true"' : '')}>
${isWrong && html`<p class="error" id="code-error" role="alert">${t('sandbox.code_wrong')}</p>`}
<p class="soft" id="code-hint">${t('sandbox.code_text')}</p></div>
<button class="plain" name="outcome" value="approve">${t('sandbox.confirm')}</button>
<button class="plain" name="outcome" value="refuse" formnovalidate>${t('sandbox.refuse')}</button>
</form>`,
  );
}

const stateKeys = {
  open: 'sandbox.state_expired',
  pending: 'sandbox.state_pending',
  approved: 'sandbox.state_approved',
  declined: 'sandbox.state_declined',
  cancelled: 'sandbox.state_cancelled',
  charged_back: 'sandbox.state_charged_back',
} as const satisfies Record<SandboxOrder['state'], SandboxKey>;

/** The page of an order that has ended: a charge may still be taken back, and what was left pending decided. */
function endedPage(parts: Inside): Html {
  const { order, locale, t } = parts;
  const chargeBack = html`
<form method="post" action="?lang=${locale}"><button class="plain" name="outcome" value="charge_back">
<b>${t('sandbox.charge_back')}</b> <span class="soft">${t('sandbox.charge_back_hint')}</span></button></form>`;
  const decisions = html`
<form method="post" action="?lang=${locale}"><h2 id="outcomes">${t('sandbox.outcomes')}</h2>${outcomeButtons(t, ['approve', 'decline'])}</form>`;
  return html`
<div class="sheet single stack">
<h2>${t(stateKeys[order.state])}</h2>
${facts(parts)}
${order.refundedMinor > 0 && html`<p>${t('sandbox.refunded')}: ${formatAmount(order.refundedMinor, locale)}</p>`}
${order.state === 'pending' && decisions}
${order.state === 'approved' && chargeBack}
<a class="back plain" href="${order.returnUrl}">${t('sandbox.back')}</a>
</div>`;
}

/** @param savedMask the mask of the saved card that pays; null when the payer names a card on the page */
export function orderPage(parts: PageParts, savedMask: string | null): string {
  const inside = { ...parts, t: sandboxLabels(parts.locale) };
  const isOpen = parts.order.state === 'open' && !isOrderExpired(parts.order, parts.now);
  return page(inside, isOpen ? openPage(inside, savedMask) : endedPage(inside));
}
