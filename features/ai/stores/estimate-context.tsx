'use client';

import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { EstimateStore } from './estimate-store';

/** The estimate that the components around it show. */
export const EstimateContext = createContext<EstimateStore | null>(null);

/** The estimate's store itself, for what is done and not shown. */
export function useEstimateStore(): EstimateStore {
  const store = use(EstimateContext);
  if (!store) throw new Error('An estimate needs an EstimateContext above it.');
  return store;
}

/** A part of the estimate; rerenders its component when that part changes. */
export const useEstimate = <T,>(select: (state: ReturnType<EstimateStore['getState']>) => T): T =>
  useStore(useEstimateStore(), select);
