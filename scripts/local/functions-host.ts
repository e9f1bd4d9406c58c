/*
 * Runs functions in one Deno process, like the hosted edge runtime: a function calls Deno.serve, which is replaced here, and
 * gets requests below its own name.
 *
 * Argument: the functions as JSON, each name with the URL of its file, whether they are built, and the watched folder, if any.
 * Listens on a free port and prints it in one line of JSON.
 */
type Handler = (request: Request, info?: Deno.ServeHandlerInfo) => Response | Promise<Response>;

const given: { functions: Record<string, string>; isBuilt: boolean; folder?: string } = JSON.parse(
  Deno.args[0] ?? "",
);
const functions = given.folder === undefined ? given.functions : await readAgain(given.folder);
const listen = Deno.serve.bind(Deno);
const handlers = new Map<string, Handler>();
const failed: { name: string; message: string }[] = [];

// The hosted runtime has these globals of Node only in packages, and a built function is no longer a package.
if (given.isBuilt) {
  for (const name of ["Buffer", "clearImmediate", "global", "process", "setImmediate"])
    Reflect.deleteProperty(globalThis, name);
}

for (const [name, url] of Object.entries(functions)) {
  try {
    const handler = await load(url);
    if (handler) handlers.set(name, handler);
    else failed.push({ name, message: "it does not call Deno.serve" });
  } catch (error) {
    failed.push({ name, message: error instanceof Error ? error.message : String(error) });
  }
}

listen(
  {
    hostname: "127.0.0.1",
    port: 0,
    onListen: ({ port }) => console.log(JSON.stringify({ port, failed })),
  },
  async (request, info) => {
    const url = new URL(request.url);
    const [, name = "", rest = ""] = /^\/functions\/v1\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    url.pathname = `/${name}${rest}`;
    try {
      // Read to its end first: otherwise Deno resets the connection when a body is answered before that, and the answer is
      // lost.
      const { method, headers, signal } = request;
      const body = request.body && (await request.arrayBuffer());
      if (!Object.hasOwn(functions, name))
        return refusal(404, "NOT_FOUND", "Requested function was not found");
      const handler = handlers.get(name);
      if (!handler) return refusal(503, "BOOT_ERROR", "Function failed to start (please check logs)");
      return await handler(new Request(url, { method, headers, signal, body }), info);
    } catch (error) {
      console.error(`${name}:`, error);
      return refusal(500, "WORKER_ERROR", "Function exited due to an error");
    }
  },
);

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

// An unhandled rejection of one function must not end the others.
globalThis.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  console.error(event.reason);
});

async function load(url: string): Promise<Handler | undefined> {
  let caught: Handler | undefined;
  const capture = (...args: unknown[]) => {
    caught = args.find((arg) => typeof arg === "function") as Handler | undefined;
  };
  Object.defineProperty(Deno, "serve", { value: capture, configurable: true });
  await import(url);
  return caught;
}

/** The current functions and variables: this runs again after each change in the folder. */
async function readAgain(folder: string): Promise<Record<string, string>> {
  // Without watching, loading it would be a tenth of a cold start.
  const { readDotEnv, sourceFiles, urlsOf } = await import("./functions/source-files.ts");
  for (const [name, value] of Object.entries(readDotEnv(folder)))
    if (!name.startsWith("SUPABASE_")) Deno.env.set(name, value);
  return urlsOf(sourceFiles(folder));
}
