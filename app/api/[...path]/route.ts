const respond = (request: Request): Promise<Response> => {
  if (!globalThis.__api) throw new Error('The API is not open.');
  return globalThis.__api.fetch(request, false);
};

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
