import { AsyncLocalStorage } from "node:async_hooks";

interface ApiRequest {
  /** The Postgres error behind a refusal, of which the library passes on only a part. */
  databaseError?: Error;
  /** The arguments of a function call, as they were sent. */
  functionArguments?: Record<string, unknown>;
}

/** What is known about the API request that the running code belongs to. */
export const apiRequest = new AsyncLocalStorage<ApiRequest>();
