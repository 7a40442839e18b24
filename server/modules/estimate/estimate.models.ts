import { createVersionedCache } from '../../cache/cache';
import type { EstimateRepository, ModelRow } from './estimate.repository';
import { readArtefact } from './model/artefact';
import type { FittedModel } from './model/fitted-model';

/** The active model, in memory, with the row it came from. */
export type CurrentModel = Pick<ModelRow, 'id' | 'fittedAt' | 'rows' | 'metrics'> & { model: FittedModel };

export type ModelCache = {
  /** The newest stored model; null while there is none that this version can read. */
  current(): Promise<CurrentModel | null>;
};

type ModelCacheParts = {
  repository: Pick<EstimateRepository, 'latestModel' | 'latestModelAge'>;
  /** Called with a stored model that cannot be read. */
  onUnreadable: (error: Error) => void;
};

/** Caches the newest model in memory: its bytes are read once, and again when a newer one was stored. */
export function createModelCache({ repository, onUnreadable }: ModelCacheParts): ModelCache {
  const remember = createVersionedCache<CurrentModel | null>(async () => String((await repository.latestModelAge())?.id ?? 0));

  const load = async (): Promise<CurrentModel | null> => {
    const row = await repository.latestModel();
    if (!row) return null;
    const { artefact, ...known } = row;
    try {
      return { ...known, model: readArtefact(artefact) };
    } catch (error) {
      onUnreadable(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  };

  return { current: () => remember('latest', load) };
}
