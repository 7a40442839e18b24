/** Connections stay open: on a slow machine the default of five seconds may end one in the moment in which it is used again. */
export const neverIdle = { keepAliveTimeout: 0 };
