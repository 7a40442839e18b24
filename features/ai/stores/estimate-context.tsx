'use client';

import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import type { EstimateValues } from '../domain/form-values';
import type { EstimateStore } from './estimate-store';

/** The estimate that the components around it show. */
export const EstimateContext = createContext<EstimateStore | null>(null);

/** The store itself, for actions. */
export function useEstimateStore(): EstimateStore {
  const store = use(EstimateContext);
  if (!store) throw new Error('An estimate needs an EstimateContext above it.');
  return store;
}

/** A part of the estimate; rerenders its component when that part changes. */
export const useEstimate = <T,>(select: (state: ReturnType<EstimateStore['getState']>) => T): T =>
  useStore(useEstimateStore(), select);

/** A part of the form's values; rerenders its component when that part changes. */
export function useEstimateValues<T>(select: (values: EstimateValues) => T): T {
  const { control } = useEstimateStore().form;
  return useWatch({ control, compute: select });
}
