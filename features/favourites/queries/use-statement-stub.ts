'use client';

import { useQuery } from '@tanstack/react-query';
import { findStatementStub } from '@/lib/api/statement-stub';

/** What is known of a statement that no list holds: its title and state, or 404 or 410 where there is none. */
export const useStatementStub = (id: number) =>
  useQuery({ queryKey: ['statement-stub', id], queryFn: () => findStatementStub(id) });
