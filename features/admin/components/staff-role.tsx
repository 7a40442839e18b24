'use client';

import { createContext, type ReactNode, use } from 'react';
import type { StaffRole } from '@/lib/contracts/admin';

const StaffRoleContext = createContext<StaffRole>('admin');

/** Tells the pages of the staff the visitor's role, which decides what they lead to. The API decides what is allowed. */
export const StaffRoleProvider = ({ staffRole, children }: { staffRole: StaffRole; children: ReactNode }) => (
  <StaffRoleContext value={staffRole}>{children}</StaffRoleContext>
);

export const useStaffRole = (): StaffRole => use(StaffRoleContext);
