import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectIdOf, projectUuid } from './project-uuid';

it.each([1, 1001, 2_147_483_647])('the project %i has a uuid of its own, which names it', (id) => {
  const uuid = projectUuid(id);
  expect(z.uuid().safeParse(uuid).success).toBe(true);
  expect([projectIdOf(uuid), projectIdOf(uuid.toUpperCase())]).toEqual([id, id]);
});

it.each(['vakis-aivnebi', '7', '00000000-0000-4000-8000-000000000001', `${projectUuid(1)}0`])('%s is no project’s', (text) =>
  expect(projectIdOf(text)).toBeNull(),
);
