import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AuditAction, auditActions } from '@/lib/contracts/admin';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();

/** What each write of the staff leaves in the audit log. A reason in words where it leaves nothing. */
const entries: Record<string, readonly AuditAction[] | string> = {
  'POST /appeals/:id': ['appeals_accept', 'appeals_reject'],
  'POST /articles': ['articles_add', 'articles_publish'],
  'PUT /articles/:id': ['articles_edit', 'articles_publish', 'articles_unpublish'],
  'DELETE /articles/:id': ['articles_delete'],
  'POST /banners': ['banners_add'],
  'PUT /banners/:id': ['banners_edit'],
  'DELETE /banners/:id': ['banners_delete'],
  'POST /blocked-words': ['blocked_words_add'],
  'PUT /blocked-words/:id': ['blocked_words_edit'],
  'DELETE /blocked-words/:id': ['blocked_words_delete'],
  'POST /chat/:id{[0-9]+}/files': 'a file of a message, which is in the conversation with its author',
  'POST /chat/:id{[0-9]+}/messages': 'a message, which is in the conversation with its author',
  'POST /chat/:id{[0-9]+}/read': 'reading',
  'POST /chat/:id{[0-9]+}/state': ['chat_open', 'chat_close', 'chat_block'],
  'POST /chat/replies': ['chat_reply_save'],
  'PUT /chat/replies/:id': ['chat_reply_save'],
  'DELETE /chat/replies/:id': ['chat_reply_remove'],
  'POST /companies/applications/:id': ['companies_approve', 'companies_reject'],
  'PUT /contact-messages/:id/handled': ['messages_handle'],
  'POST /content/preview': 'it stores nothing',
  'POST /exchange-rate': ['exchange_rates_set'],
  'POST /exchange-rate/:id/end': ['exchange_rates_end'],
  'DELETE /footer/entries/:id': ['footer_remove'],
  'DELETE /group-companies/entries/:id': ['group_companies_remove'],
  'DELETE /navigation/entries/:key': ['navigation_remove'],
  'POST /footer/entries': ['footer_add'],
  'POST /group-companies/entries': ['group_companies_add'],
  'POST /navigation/entries': ['navigation_add'],
  'PUT /footer/entries/:id': ['footer_edit'],
  'PUT /footer/order': ['footer_order'],
  'PUT /group-companies/entries/:id': ['group_companies_edit'],
  'PUT /group-companies/order': ['group_companies_order'],
  'POST /forms': ['forms_add'],
  'PUT /forms/:id': ['forms_edit'],
  'POST /invoices/:id/credit': ['invoices_credit'],
  'POST /invoices/:id/settle': ['invoices_settle'],
  'PUT /leads/:kind/:id': ['leads_mark'],
  'POST /me/authenticator': ['staff_totp'],
  'POST /me/authenticator/confirm': ['staff_second_factor'],
  'POST /me/second-factor': ['staff_second_factor'],
  'POST /moderation/:id': ['moderation_hide', 'moderation_keep', 'moderation_ask', 'moderation_ban', 'moderation_escalate'],
  'POST /moderation/:id/undo': ['moderation_undo'],
  'PUT /navigation/entries/:key': ['navigation_change'],
  'PUT /navigation/order': ['navigation_order'],
  'POST /orders/:id{[0-9]+}/assign': ['orders_assign'],
  'POST /orders/:id{[0-9]+}/cancel': ['orders_cancel'],
  'POST /orders/:id{[0-9]+}/deliver': ['orders_deliver'],
  'POST /orders/:id{[0-9]+}/fail': ['orders_fail'],
  'POST /orders/:id{[0-9]+}/files': ['orders_file'],
  'POST /orders/:id{[0-9]+}/link': ['orders_link'],
  'POST /orders/:id{[0-9]+}/no-show': ['orders_no_show'],
  'POST /orders/:id{[0-9]+}/note': ['orders_note'],
  'POST /orders/:id{[0-9]+}/schedule': ['orders_schedule'],
  'POST /orders/:id{[0-9]+}/start': ['orders_start'],
  'PUT /pages/:key': ['pages_edit'],
  'POST /prices': ['prices_add'],
  'POST /promo-codes': ['promo_codes_add'],
  'POST /promo-codes/:id/end': ['promo_codes_end'],
  'POST /refunds': ['refunds_request'],
  'POST /refunds/:id/approve': ['refunds_approve'],
  'POST /refunds/:id/reject': ['refunds_reject'],
  'POST /streets/:id': ['streets_approve', 'streets_reject', 'streets_merge'],
  'POST /users/:id/ban': ['users_ban'],
  'POST /users/:id/unban': ['users_unban'],
};

const prefix = '/api/v1/admin';
const writes = (): string[] => {
  const found = openApp(api).routes.flatMap(({ method, path }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && path.startsWith(`${prefix}/`) && !path.includes('*')
      ? [`${method} ${path.slice(prefix.length)}`]
      : [],
  );
  return [...new Set(found)].sort();
};

const sources = (): string => {
  const root = join(process.cwd(), 'server/modules');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
};

it('every write of the staff has its entry in the audit log', () => {
  expect(Object.keys(entries).sort()).toEqual(writes());
});

it('every entry is written by some code, whole or as a prefix with the decision', () => {
  const text = sources();
  const isWritten = (action: string): boolean =>
    text.includes(`'${action}'`) ||
    action.split('_').some((_, index, parts) => text.includes(`\`${parts.slice(0, index).join('_')}_\${`));
  const named = Object.values(entries).flatMap((actions) => (typeof actions === 'string' ? [] : actions));
  expect(named.filter((action) => !isWritten(action))).toEqual([]);
  // What only the command line does, and what is no longer done but is in older logs.
  const others = ['staff_grant', 'staff_revoke', 'reports_dismiss', 'reports_warn', 'reports_block'];
  expect(auditActions.filter((action) => !named.includes(action)).sort()).toEqual(others.sort());
});
