import type { Locale } from '@/lib/contracts/common';
import type { DeskOrder } from '@/lib/contracts/money/desk';
import { serviceIds } from '@/lib/domain/order/services';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import adminEn from '@/messages/en/admin.json';
import checkoutEn from '@/messages/en/checkout.json';
import ordersEn from '@/messages/en/orders.json';
import adminKa from '@/messages/ka/admin.json';
import checkoutKa from '@/messages/ka/checkout.json';
import ordersKa from '@/messages/ka/orders.json';
import adminRu from '@/messages/ru/admin.json';
import checkoutRu from '@/messages/ru/checkout.json';
import ordersRu from '@/messages/ru/orders.json';
import { csvText, toCsv } from '../../csv';

const dictionaries = {
  ka: { head: adminKa.orders.csv, services: checkoutKa.services, states: ordersKa.states },
  en: { head: adminEn.orders.csv, services: checkoutEn.services, states: ordersEn.states },
  ru: { head: adminRu.orders.csv, services: checkoutRu.services, states: ordersRu.states },
};
const serviceKeys = Object.fromEntries(Object.entries(serviceIds).map(([key, id]) => [id, key]));

const timeCell = (moment: string | null): string => csvText(moment === null ? '' : tbilisiTimestamp(new Date(moment)));

/** Orders of the desk as CSV, times in Tbilisi's clock. */
export function deskCsv(orders: readonly DeskOrder[], locale: Locale): string {
  const { head, services, states } = dictionaries[locale];
  const serviceNames: Readonly<Record<string, string>> = services;
  const lines = orders.map((order) => [
    csvText(`S-${order.id}`),
    csvText(serviceNames[serviceKeys[order.service_id] ?? ''] ?? ''),
    csvText(states[order.state]),
    csvText(order.subject),
    csvText(order.buyer.name),
    csvText(order.assignee?.name ?? ''),
    csvText(order.visit ? `${order.visit.day} ${order.visit.slot}` : ''),
    timeCell(order.due_at),
    order.amount.toFixed(2),
    order.paid.toFixed(2),
    order.refunded.toFixed(2),
    timeCell(order.created_at),
  ]);
  const titles = [
    ...[head.order, head.service, head.state, head.subject, head.buyer, head.assignee, head.visit, head.due],
    ...[head.amount, head.paid, head.refunded, head.created],
  ];
  return toCsv(titles, lines);
}
