import { create } from 'zustand';

type MapSelection = {
  /** The statement under the pointer or in focus, in the list or on the map. */
  hoveredId: number | null;
  /** The statement whose pin was pressed. */
  selectedId: number | null;
  hover: (id: number | null) => void;
  select: (id: number | null) => void;
};

/** Ties the cards of a list to the pins of the map next to it. */
export const useMapSelection = create<MapSelection>()((set) => ({
  hoveredId: null,
  selectedId: null,
  hover: (hoveredId) => set({ hoveredId }),
  select: (selectedId) => set({ selectedId }),
}));
