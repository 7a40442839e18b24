import type { Locale } from '@/lib/contracts/common';
import type account from '@/messages/en/account.json';
import type admin from '@/messages/en/admin.json';
import type agents from '@/messages/en/agents.json';
import type ai from '@/messages/en/ai.json';
import type api_keys from '@/messages/en/api_keys.json';
import type auction from '@/messages/en/auction.json';
import type auth from '@/messages/en/auth.json';
import type banners from '@/messages/en/banners.json';
import type buyer_requests from '@/messages/en/buyer_requests.json';
import type checkout from '@/messages/en/checkout.json';
import type clients from '@/messages/en/clients.json';
import type common from '@/messages/en/common.json';
import type companies from '@/messages/en/companies.json';
import type compare from '@/messages/en/compare.json';
import type content from '@/messages/en/content.json';
import type crud from '@/messages/en/crud.json';
import type errors from '@/messages/en/errors.json';
import type failure from '@/messages/en/failure.json';
import type favourites from '@/messages/en/favourites.json';
import type feedback from '@/messages/en/feedback.json';
import type forms from '@/messages/en/forms.json';
import type guided from '@/messages/en/guided.json';
import type help from '@/messages/en/help.json';
import type home from '@/messages/en/home.json';
import type inventory from '@/messages/en/inventory.json';
import type layout from '@/messages/en/layout.json';
import type map from '@/messages/en/map.json';
import type mortgage from '@/messages/en/mortgage.json';
import type notes from '@/messages/en/notes.json';
import type notifications from '@/messages/en/notifications.json';
import type offline from '@/messages/en/offline.json';
import type order_lines from '@/messages/en/order_lines.json';
import type orders from '@/messages/en/orders.json';
import type own_company from '@/messages/en/own_company.json';
import type own_projects from '@/messages/en/own_projects.json';
import type own_statements from '@/messages/en/own_statements.json';
import type payment_result from '@/messages/en/payment_result.json';
import type phone from '@/messages/en/phone.json';
import type place from '@/messages/en/place.json';
import type prices from '@/messages/en/prices.json';
import type projects from '@/messages/en/projects.json';
import type promotion from '@/messages/en/promotion.json';
import type publication from '@/messages/en/publication.json';
import type publishing from '@/messages/en/publishing.json';
import type push from '@/messages/en/push.json';
import type questionnaire from '@/messages/en/questionnaire.json';
import type saved_searches from '@/messages/en/saved_searches.json';
import type search from '@/messages/en/search.json';
import type seo from '@/messages/en/seo.json';
import type services from '@/messages/en/services.json';
import type share from '@/messages/en/share.json';
import type shared_list from '@/messages/en/shared_list.json';
import type staff_code from '@/messages/en/staff_code.json';
import type statement from '@/messages/en/statement.json';
import type top_up from '@/messages/en/top_up.json';
import type vip from '@/messages/en/vip.json';
import type wallet from '@/messages/en/wallet.json';

export type Messages = {
  account: typeof account;
  crud: typeof crud;
  admin: typeof admin;
  agents: typeof agents;
  ai: typeof ai;
  api_keys: typeof api_keys;
  auction: typeof auction;
  auth: typeof auth;
  banners: typeof banners;
  buyer_requests: typeof buyer_requests;
  checkout: typeof checkout;
  clients: typeof clients;
  common: typeof common;
  content: typeof content;
  companies: typeof companies;
  compare: typeof compare;
  errors: typeof errors;
  failure: typeof failure;
  favourites: typeof favourites;
  feedback: typeof feedback;
  forms: typeof forms;
  questionnaire: typeof questionnaire;
  guided: typeof guided;
  help: typeof help;
  home: typeof home;
  layout: typeof layout;
  map: typeof map;
  mortgage: typeof mortgage;
  inventory: typeof inventory;
  notes: typeof notes;
  notifications: typeof notifications;
  offline: typeof offline;
  order_lines: typeof order_lines;
  orders: typeof orders;
  own_projects: typeof own_projects;
  own_company: typeof own_company;
  own_statements: typeof own_statements;
  payment_result: typeof payment_result;
  phone: typeof phone;
  place: typeof place;
  projects: typeof projects;
  prices: typeof prices;
  promotion: typeof promotion;
  publication: typeof publication;
  publishing: typeof publishing;
  push: typeof push;
  saved_searches: typeof saved_searches;
  search: typeof search;
  seo: typeof seo;
  services: typeof services;
  share: typeof share;
  shared_list: typeof shared_list;
  staff_code: typeof staff_code;
  statement: typeof statement;
  top_up: typeof top_up;
  wallet: typeof wallet;
  vip: typeof vip;
};

const namespaces = [
  'account',
  'crud',
  'admin',
  'agents',
  'ai',
  'api_keys',
  'auction',
  'auth',
  'banners',
  'buyer_requests',
  'checkout',
  'clients',
  'common',
  'content',
  'companies',
  'compare',
  'errors',
  'failure',
  'favourites',
  'feedback',
  'forms',
  'questionnaire',
  'guided',
  'help',
  'home',
  'layout',
  'map',
  'mortgage',
  'inventory',
  'notes',
  'notifications',
  'offline',
  'order_lines',
  'orders',
  'own_projects',
  'own_company',
  'own_statements',
  'payment_result',
  'phone',
  'place',
  'projects',
  'prices',
  'promotion',
  'publication',
  'publishing',
  'push',
  'saved_searches',
  'search',
  'seo',
  'services',
  'share',
  'shared_list',
  'staff_code',
  'statement',
  'top_up',
  'wallet',
  'vip',
] as const satisfies (keyof Messages)[];

async function importMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(namespaces.map((name) => import(`../../messages/${locale}/${name}.json`)));
  return Object.fromEntries(namespaces.map((name, index) => [name, files[index].default])) as Messages;
}

const loaded = new Map<Locale, Promise<Messages>>();

/** The whole dictionary of a language, one file per namespace, imported once. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? importMessages(locale);
  loaded.set(locale, messages);
  return messages;
}
