import { ApiError, invalid } from '../../http/errors';

/** Too few sales stand near the place for an honest estimate. */
export const tooFewComparables = () => invalid({ latitude: ['errors.estimate_thin'] });

/** No model was fitted yet: the market is young, or the fit is under way. */
export const modelUnavailable = () => new ApiError(503, 'errors.unavailable', {}, 60);
