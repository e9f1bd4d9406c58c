import type { Sql } from "postgres";
import type { Keys } from "../keys";
import { type ApiHandler, type ApiLayer, pathOf } from "./handler";
import { adminUsers, sessionMethods } from "./hosted/auth";
import { jsonArguments, malformedTokens } from "./hosted/rest-requests";
import {
  rangeReads,
  multipartUploads,
  renderedPictures,
  storageListing,
  takenNames,
  uploadDetails,
} from "./hosted/storage";
import type { LiteApp } from "./lite-app";
import { requestHeaders } from "./session-context";

/*
 * Where @supabase/lite 0.10 differs from a hosted project, and what mends it. answer-like-hosted.test.ts has a test for
 * most numbers, against a running backend. Tests of the product, which run on it, fail without the others: 1
 * (permissions.test.ts), 5 (redirects.test.ts), 7 (working-copies-of-posts.test.ts), 14 (event-limits.attacks.test.ts), 17
 * (staff-sign-in.test.ts), 18 (staff-access.test.ts), 19 and 20 (stored-files.test.ts).
 *
 *  1 It grants everything on every table to every role at its first request.       lite-app.ts, hosted-roles.ts
 *  2 Timestamps are not ISO, numerics are text.                                    hosted/database.ts
 *  3 Statements run without the extensions schema in their search path.            lite-app.ts
 *  4 An update or delete without a filter is carried out.                          lite-app.ts (pg_safe_update)
 *  5 Errors of the database lose their code, status, hint or details.              hosted/database.ts
 *  6 A malformed token counts as anonymous.                                        hosted/rest-requests.ts
 *  7 A json argument of a function arrives as a JSON string (named arguments only).  hosted/rest-requests.ts
 *  8 auth.admin is missing (here: creating, listing and deleting users).           hosted/auth.ts
 *  9 A file in a form is looked for under another name than clients give it.       hosted/storage.ts
 * 10 list() shows whole names of everything below, and no folders.                 hosted/storage.ts
 * 11 Objects are always sent whole.                                                hosted/storage.ts
 * 12 There is no image service: here it answers with the picture as it was uploaded.  hosted/storage.ts
 * 13 An upload under a name that is taken is an internal error.                    hosted/storage.ts
 * 14 The database does not know the headers of a request.                          session-context.ts
 * 15 Statements of a request may take as long as they like.                        session-context.ts
 * 16 What migrations make belongs to a superuser.                                   hosted-roles.ts, migrate.ts
 * 17 Requests from pages of another origin are refused.                             answer-like-hosted.ts
 * 18 The way in which a session was begun is not recorded.                          hosted/auth.ts
 * 19 A file's metadata from its upload are lost, and its owner when a service replaces it.  hosted/storage.ts
 * 20 The metadata of a stored file are a JSON string.                                hosted-roles.ts
 *
 * Not corrected, so not to be relied on: rows with different keys in one insert, quoted patterns in or(…), the rest of
 * auth.admin, 304 for objects, names of objects outside ASCII, signed URLs, copy(), move(), pictures in the size and format that is asked
 * for, or for signed-in people, second factors, realtime, GraphQL, claims of a token
 * other than sub, role, email, session_id, iat and exp. Tokens are signed with a shared secret (the JWKS is empty): ask the
 * auth server who someone is. As on a hosted project after a migration, tables and functions made while the stack runs are
 * found after a restart.
 */
/** @param sql a connection with all permissions */
export function answerLikeHosted(app: LiteApp, sql: Sql, keys: Keys): ApiHandler {
  const library: ApiHandler = (request, context) => app.fetch(request, context);
  const through = (...layers: ApiLayer[]) => layers.reduceRight((next, layer) => layer(next), library);
  const services: [path: string, handler: ApiHandler][] = [
    ["/rest/v1/", through(requestHeaders, malformedTokens(keys), jsonArguments(sql))],
    ["/auth/v1/", through(adminUsers(sql, keys), sessionMethods(sql))],
    [
      "/storage/v1/",
      through(takenNames, uploadDetails(sql), multipartUploads, storageListing, renderedPictures, rangeReads),
    ],
  ];
  return crossOrigin((request, context) => {
    const path = pathOf(request);
    const [, handler = library] = services.find(([prefix]) => path.startsWith(prefix)) ?? [];
    return handler(request, context);
  });
}

const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT",
  "Access-Control-Max-Age": "3600",
};
/** The headers of an answer that a page of another origin may read. */
const EXPOSED =
  "Content-Range, Content-Location, Content-Type, Date, Location, Retry-After, Transfer-Encoding";

/** Allows pages of every origin, like the gateway of a hosted project: keys and tokens decide, not origins. */
const crossOrigin: ApiLayer = (next) => async (request, context) => {
  if (request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method")) {
    const wanted = request.headers.get("Access-Control-Request-Headers") ?? "";
    return new Response(null, {
      status: 200,
      headers: { ...ALLOWED, "Access-Control-Allow-Headers": wanted },
    });
  }
  const answer = await next(request, context);
  if (!request.headers.has("Origin")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
};
