import type { City } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PanelState, PanelType } from '../../domain/panel';

/** The state of the panel and its setters, for all layouts of its fields. */
export interface PanelForm {
  state: PanelState;
  types: readonly PanelType[];
  onChange: (part: Partial<PanelState>) => void;
  /** Names of the chosen places and streets. */
  placeNames: readonly string[];
  /** Opens the list of the filters of a sentence. */
  onSentence: (filters: StatementFilters) => void;
  /** Gets the places of the gazetteer too: the address of the list is made of their names. */
  onPlaceNamesChange: (names: readonly string[], cities: City[]) => void;
}

export const cellNames = ['type', 'place', 'price', 'area'] as const;
export type CellName = (typeof cellNames)[number];
