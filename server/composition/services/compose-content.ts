import { siteNameOf } from '@/server/env';
import { createBannersService } from '@/server/modules/banners/banners.service';
import { createArticleVotes } from '@/server/modules/content/article-votes.service';
import { createContactMessages } from '@/server/modules/content/contact-messages.service';
import { createContentService } from '@/server/modules/content/content.service';
import { createContentDesk } from '@/server/modules/content/content-desk.service';
import { kindOf, type Parts } from './compose-accounts';

/** Banners, articles, the site's own pages and what visitors write from the contact page. */
export function composeContent({ env, clock, logger, repositories, ports, atomically, limiterOf }: Parts) {
  const { content, contactMessages: messages } = repositories;
  return {
    banners: createBannersService({ banners: repositories.banners, atomically, events: limiterOf('banner'), clock }),
    content: createContentService({ content, clock }),
    articleVotes: createArticleVotes({ content, limiter: limiterOf('article vote'), clock }),
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
