import type { Messages as Dictionary } from './messages';
import type { routing } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number];
    Messages: Dictionary;
  }
}
