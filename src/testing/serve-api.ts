import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { env } from "@/config/env";
import type { FactUsesFile, NamingArticles } from "@/data/staff/fact-uses.queries";

/** A request in the form that tests use: `GET authors`, `POST rpc/save_author`, `POST functions/admin-posts`. */
export interface ApiRequest {
  line: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed if it is JSON, undefined without a body. */
  body: unknown;
}

/** Rows, a response, or a function that returns one of them for the request. Undefined answers 204. */
type Reply = unknown;

/** Many pages read the names of staff, and which texts wait for a clinician. */
const READ_BY_MANY: readonly string[] = ["POST rpc/staff_names", "POST rpc/review_states"];

/** Clients keep the `fetch` that they find when they are created, so it is replaced once for all files of a worker. */
const worker = globalThis as { apiServer?: ReturnType<typeof startServer> };
const server = (worker.apiServer ??= startServer());

function startServer() {
  // The back office also reads the data of a built site, which does not exist here.
  const started = setupServer(http.get("*/api/fact-uses", () => new HttpResponse(null, { status: 404 })));
  // Reported as console.error, which fails the test.
  started.listen({ onUnhandledRequest: "error" });
  return started;
}

/**
 * Answers the requests of the rest of the test instead of the backend: each line with its reply. `requests` records them in
 * order; `replies` can be changed later. A request without a reply fails the test. A second call replaces the first.
 */
export function serveApi(replies: Record<string, Reply>) {
  const requests: ApiRequest[] = [];
  server.use(
    http.all(`${env.VITE_SUPABASE_URL}/*`, async ({ request }) => {
      const received = await read(request.clone());
      requests.push(received);
      if (Object.hasOwn(replies, received.line)) return await respond(received, replies[received.line]);
      if (READ_BY_MANY.includes(received.line)) return HttpResponse.json([]);
      console.error(`The test has no reply to ${received.line}.`);
      return new HttpResponse(null, { status: 501 });
    }),
  );
  /** The bodies of the requests with a line. */
  const sent = (line: string) => requests.filter((one) => one.line === line).map(({ body }) => body);
  return { requests, replies, sent };
}

/** Answers which pages use which fact, as a built site does. */
export const serveFactUses = ({ typed = [], ...file }: Partial<FactUsesFile>) =>
  server.use(http.get("*/api/fact-uses", () => HttpResponse.json({ typed, ...file })));

/** The database's answer when this number of articles name a fact; the first of them has a title. */
export const articlesNaming = (count: number): NamingArticles => ({
  count,
  posts: count === 0 ? [] : [{ id: "p1", title_en: "Five signs", title_ar: "" }],
});

/** Ends the replies of {@link serveApi}; runs after every test. */
export const stopServingApi = () => server.resetHandlers();

/** The database's answer for a refusal; `details` is the machine-readable reason, with its `data`. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  details: string | null = null,
  data?: object,
) => HttpResponse.json({ code, message, details, hint: data ? JSON.stringify(data) : null }, { status });

/** A reply for a connection that is lost before an answer comes. */
export const connectionLost = () => HttpResponse.error();

async function read(request: Request): Promise<ApiRequest> {
  const { pathname, searchParams: query } = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get("content-type")?.includes("json");
  return {
    line: `${request.method} ${pathname.replace(/^\/rest\/v1\//, "").replace(/^\/(\w+)\/v1\//, "$1/")}`,
    query,
    headers: request.headers,
    body: text === "" ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
  };
}

async function respond(request: ApiRequest, reply: Reply): Promise<Response> {
  const isMade = typeof reply === "function";
  const value: unknown = isMade ? await (reply as (request: ApiRequest) => unknown)(request) : reply;
  if (value instanceof Response) return isMade ? value : value.clone();
  // The answer to a count has the number in its header.
  if (request.line.startsWith("HEAD")) {
    return new Response(null, { headers: { "content-range": `*/${String(value)}` } });
  }
  return value === undefined ? new Response(null, { status: 204 }) : HttpResponse.json(value as object);
}
