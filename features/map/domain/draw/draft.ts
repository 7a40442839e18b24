import { areaProblem, decodeArea, drawnAreasMax, encodeArea } from '@/lib/contracts/statements/area-outline';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import type { StrokeProblem } from './stroke';

/** What a finger does on the map. */
export type DrawTool = 'draw' | 'move';

/** Areas that are being drawn, before a search is made of them. */
export type Draft = {
  areas: LatLng[][];
  /** The area that the buttons are about; 0 without one. */
  active: number;
  tool: DrawTool;
  /** The areas before each change. */
  past: LatLng[][][];
  problem: StrokeProblem | null;
};

export type DraftAction =
  | { type: 'add'; area: LatLng[] }
  | { type: 'fail'; problem: StrokeProblem }
  | { type: 'grab' }
  | { type: 'drag'; corner: number; to: LatLng }
  | { type: 'drop' }
  | { type: 'remove' | 'undo' }
  | { type: 'select'; active: number }
  | { type: 'use'; tool: DrawTool };

/** Changes that can be undone. */
const pastMax = 50;

export const startDraft = (encoded: readonly string[] = []): Draft => {
  const areas = encoded.flatMap((area) => {
    const points = decodeArea(area);
    return points ? [points] : [];
  });
  return { areas, active: Math.max(0, areas.length - 1), tool: areas.length > 0 ? 'move' : 'draw', past: [], problem: null };
};

export const canAddArea = ({ areas }: Draft): boolean => areas.length < drawnAreasMax;

export const encodedAreas = ({ areas }: Pick<Draft, 'areas'>): string[] => areas.map((area) => encodeArea(area));

/** The draft with other areas, which can be undone. */
const changed = (draft: Draft, areas: LatLng[][], active: number): Draft => ({
  areas,
  active: Math.max(0, Math.min(active, areas.length - 1)),
  tool: areas.length === 0 ? 'draw' : 'move',
  past: [...draft.past, draft.areas].slice(-pastMax),
  problem: null,
});

function undone(draft: Draft): Draft {
  const areas = draft.past.at(-1);
  if (!areas) return draft;
  const { active, tool } = changed(draft, areas, areas.length - 1);
  return { areas, active, tool, past: draft.past.slice(0, -1), problem: null };
}

/** A corner that was put where the outline would cross itself goes back. */
function dropped(draft: Draft): Draft {
  const area = draft.areas[draft.active];
  const rounded = area && decodeArea(encodeArea(area));
  if (!rounded || areaProblem(rounded) !== null) return { ...undone(draft), active: draft.active, problem: 'crosses' };
  return { ...draft, areas: draft.areas.with(draft.active, rounded) };
}

/** A draft after one step. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'add':
      return canAddArea(draft) ? changed(draft, [...draft.areas, action.area], draft.areas.length) : draft;
    case 'fail':
      return { ...draft, problem: action.problem };
    case 'grab':
      return changed(draft, draft.areas, draft.active);
    case 'drag': {
      const area = draft.areas[draft.active];
      return area ? { ...draft, areas: draft.areas.with(draft.active, area.with(action.corner, action.to)) } : draft;
    }
    case 'drop':
      return dropped(draft);
    case 'remove':
      return changed(draft, draft.areas.toSpliced(draft.active, 1), draft.active);
    case 'undo':
      return undone(draft);
    case 'select':
      return { ...draft, active: action.active, tool: 'move', problem: null };
    case 'use':
      return { ...draft, tool: action.tool, problem: null };
  }
}
