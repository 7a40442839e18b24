/** The one source of the present moment, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
