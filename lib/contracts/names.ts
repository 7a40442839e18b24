import { z } from 'zod';

/**
 * Everything but characters that nobody sees, or that change how the text around them reads: controls, line separators, marks of direction
 * (U+202E and its kind), joiners and spaces of no width, tags, fillers and private characters. In a name they make one person look like
 * another, or turn the line around that the name stands in.
 */
const visible = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The name of a person, a company, an agent, a home or a list: one line of visible characters. */
export const nameText = (max: number, tooLong?: string) =>
  z.string().trim().max(max, tooLong).regex(visible, 'errors.name_characters');
