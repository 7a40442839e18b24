const answer = (request: Request): Promise<Response> => {
  if (!globalThis.__api) throw new Error('The API is not open.');
  return globalThis.__api.fetch(request, false);
};

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
