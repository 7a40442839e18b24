import { ApiError } from '../../http/errors';

/** The state of the statement does not allow what was asked. */
export const wrongState = () => new ApiError(409, 'errors.statement_state');
/** Somebody else, or the owner in another window, was faster. */
export const changedElsewhere = () => new ApiError(409, 'errors.statement_changed');
/** A drawn or imported photo is not ours to turn. */
export const fixedImage = () => new ApiError(409, 'errors.image_fixed');
