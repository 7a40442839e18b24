import { userTypeNames } from '@/lib/contracts/statements/statements';

export type AccountKind = (typeof userTypeNames)[number];

/** A guest, or the kind of account that the visitor signed in with. */
export type VisitorKind = 'guest' | AccountKind;

/** @param typeId 1 physical person, 2 agent, 3 broker, 4 developer, 5 designer; anything else counts as the first */
export const accountKindOf = (typeId: number): AccountKind => userTypeNames[typeId - 1] ?? 'physical';
