'use client';

import { createContext } from 'react';

/** What stands between the thousands of a number in a field: a no-break space, or a comma where the language of the page has it. */
export const ThousandsSeparatorContext = createContext<'\u00A0' | ','>('\u00A0');
