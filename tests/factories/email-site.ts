import type { EmailSite } from '@/server/modules/notifications/email-layout';

/** Whom emails of notifications are from. */
export const emailSite: EmailSite = {
  siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' },
  siteUrl: 'https://aivani.example',
  supportPhone: '032 2 11 22 33',
  supportEmail: 'support@aivani.example',
};
