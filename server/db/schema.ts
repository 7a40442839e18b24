export * from '../modules/locations/locations.table';
export * from '../modules/parameters/parameters.table';
export * from '../modules/search/search.table';
export * from '../modules/site/site.table';
export * from '../modules/statements/statements.table';
export * from '../modules/users/users.table';
