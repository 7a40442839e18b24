'use client';

import { withQueryProvider } from '@/lib/api/query-provider';
import { PanelPlacePicker } from './panel-inputs';

/** The picker of the place behind the row of phones. Loaded on the first press. */
export const MobilePlacePicker = withQueryProvider(PanelPlacePicker);
