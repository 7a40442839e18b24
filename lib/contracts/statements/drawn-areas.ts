import { z } from 'zod';
import { areaErrors, areaProblem, areaTextMax, decodeArea, drawnAreasMax } from './area-outline';

const areaSchema = z
  .string()
  .max(areaTextMax, areaErrors.many)
  .superRefine((text, context) => {
    if (text.length > areaTextMax) return;
    const points = decodeArea(text);
    const problem = points && areaProblem(points);
    if (problem !== null || points === null)
      context.addIssue({ code: 'custom', message: problem === null ? 'errors.area_unreadable' : areaErrors[problem] });
  });

/** Encoded areas that a visitor drew; a statement is in one of them. */
export const drawnAreasSchema = z.array(areaSchema).max(drawnAreasMax, 'errors.too_many_areas');
