'use client';

import { useQuery } from '@tanstack/react-query';
import { findStatementStub } from '@/lib/api/statement-stub';

/** The title and state of a statement that is not listed, or the status 404 or 410 when there is none. */
export const useStatementStub = (id: number) =>
  useQuery({ queryKey: ['statement-stub', id], queryFn: () => findStatementStub(id) });
