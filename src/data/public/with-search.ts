/** A path, with or without a query, and the query that was asked for behind it. */
export const withSearch = (to: string, search: string): string =>
  to + (to.includes("?") ? search.replace("?", "&") : search);

export const pathOnly = (address: string): string => address.replace(/\?.*$/s, "");
