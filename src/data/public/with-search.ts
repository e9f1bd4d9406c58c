/** A path, with or without a query, with the query of the request appended. */
export const withSearch = (to: string, search: string): string =>
  to + (to.includes("?") ? search.replace("?", "&") : search);

export const pathOnly = (address: string): string => address.replace(/\?.*$/s, "");
