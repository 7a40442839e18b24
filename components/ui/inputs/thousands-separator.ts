'use client';

import { createContext } from 'react';

/** Separator between the thousands of a number in a field: a no-break space, or a comma in languages that use it. */
export const ThousandsSeparatorContext = createContext<'\u00A0' | ','>('\u00A0');
