import { kindOf, type Parts } from './compose-accounts';
import { siteNameOf } from './env';
import { createBannersService } from './modules/banners/banners.service';
import { createContactMessages } from './modules/content/contact-messages.service';
import { createContentService } from './modules/content/content.service';
import { createContentDesk } from './modules/content/content-desk.service';

/** Banners, articles, the site's own pages and what visitors write from the contact page. */
export function composeContent({ env, clock, logger, repositories, ports, atomically, limiterOf }: Parts) {
  const { content, contactMessages: messages } = repositories;
  return {
    banners: createBannersService({ banners: repositories.banners, atomically, events: limiterOf('banner'), clock }),
    content: createContentService({ content, clock }),
    contentDesk: createContentDesk({ content, atomically, clock }),
    contactMessages: createContactMessages({
      messages,
      atomically,
      mail: ports.mail,
      email: { siteName: siteNameOf(env).ka, supportEmail: env.SUPPORT_EMAIL },
      limiter: limiterOf('contact message'),
      clock,
      onFailure: (messageId, error) => logger.error({ messageId, kind: kindOf(error) }, 'a contact message was not mailed'),
    }),
  };
}
