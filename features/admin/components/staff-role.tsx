'use client';

import { createContext, type ReactNode, use } from 'react';
import type { StaffRole } from '@/lib/contracts/admin';

const StaffRoleContext = createContext<StaffRole>('admin');

/** Provides the visitor's role, which decides what the pages of the staff link to. The API decides what is allowed. */
export const StaffRoleProvider = ({ staffRole, children }: { staffRole: StaffRole; children: ReactNode }) => (
  <StaffRoleContext value={staffRole}>{children}</StaffRoleContext>
);

export const useStaffRole = (): StaffRole => use(StaffRoleContext);
