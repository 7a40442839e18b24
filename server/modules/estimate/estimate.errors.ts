import { ApiError, invalid } from '../../http/errors';

/** Too few sales stand near the place for an honest estimate. */
export const tooThin = () => invalid({ latitude: ['errors.estimate_thin'] });

/** No model was fitted yet: the market is young, or the fit is under way. */
export const notFitted = () => new ApiError(503, 'errors.unavailable', {}, 60);
