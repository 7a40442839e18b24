'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/locales';
import { contactMessagesSchema } from '@/lib/contracts/site/contact-messages';
import {
  type ArticleBody,
  adminArticleEnvelope,
  adminArticlesSchema,
  adminContentPageEnvelope,
  adminContentPagesSchema,
  type ContentPageBody,
  type ContentPageKey,
  previewSchema,
} from '@/lib/contracts/site/content';

const path = '/v1/admin';
const articlesKey = ['admin', 'articles'] as const;
const pagesKey = ['admin', 'pages'] as const;
const messagesKey = ['admin', 'messages'] as const;

export const useArticles = (page: number, q: string) =>
  usePagedQuery(articlesKey, adminArticlesSchema, `${path}/articles`, { q, page });

/** One article as its editor begins with it: it is not fetched again while it is edited. */
export const useArticle = (id: number | null) =>
  useQuery({
    queryKey: [...articlesKey, 'one', id],
    queryFn: async () => (await callApi(adminArticleEnvelope, { url: `${path}/articles/${id}` })).data,
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Adds an article, or changes the one that was read. Fails with ApiFailure 409 when somebody else has changed it. */
export function useSaveArticle(read: { id: number; updated_at: string } | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ArticleBody) => {
      const request =
        read === null
          ? { method: 'post', url: `${path}/articles`, data: body }
          : { method: 'put', url: `${path}/articles/${read.id}`, data: { ...body, edited_at: read.updated_at } };
      return (await callApi(adminArticleEnvelope, request)).data;
    },
    onSuccess: (saved) => {
      client.setQueryData([...articlesKey, 'one', saved.id], saved);
      void client.invalidateQueries({ queryKey: articlesKey, refetchType: 'none' });
    },
  });
}

export function useDeleteArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(doneSchema, { method: 'delete', url: `${path}/articles/${id}` }),
    onSuccess: () => client.invalidateQueries({ queryKey: articlesKey }),
  });
}

export const useContentPages = () =>
  useQuery({ queryKey: pagesKey, queryFn: async () => (await callApi(adminContentPagesSchema, { url: `${path}/pages` })).data });

export const useContentPage = (key: ContentPageKey) =>
  useQuery({
    queryKey: [...pagesKey, key],
    queryFn: async () => (await callApi(adminContentPageEnvelope, { url: `${path}/pages/${key}` })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Fails with ApiFailure 409 when somebody else has changed the page. */
export function useSaveContentPage(key: ContentPageKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ContentPageBody) =>
      (await callApi(adminContentPageEnvelope, { method: 'put', url: `${path}/pages/${key}`, data: body })).data,
    onSuccess: (saved) => client.setQueryData([...pagesKey, key], saved),
  });
}

/** Markdown as the site would show it. */
export const usePreview = (markdown: string, language: Locale, isShown: boolean) =>
  useQuery({
    queryKey: ['admin', 'preview', language, markdown],
    queryFn: async () =>
      (await callApi(previewSchema, { method: 'post', url: `${path}/content/preview`, data: { markdown, language } })).data,
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useContactMessages = (page: number) =>
  usePagedQuery(messagesKey, contactMessagesSchema, `${path}/contact-messages`, { q: '', page });

export function useSetHandled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, handled }: { id: number; handled: boolean }) =>
      callApi(doneSchema, { method: 'put', url: `${path}/contact-messages/${id}/handled`, data: { handled } }),
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}
