import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportFailure } from "./run-build";

const HOST = { PUBLISH_DUE_SECRET: "a-secret", VITE_SUPABASE_URL: "https://project.example.com" };

let requests: Request[];
let status: number;
const send: typeof fetch = async (input, init) => {
  requests.push(new Request(input, init));
  if (status === 0) throw new Error("no connection");
  return new Response(null, { status });
};

beforeEach(() => {
  requests = [];
  status = 200;
});
afterEach(() => vi.restoreAllMocks());

it("a failure is reported to the function with the scheduler's secret", async () => {
  await reportFailure("No space left on the disk.", HOST, send);
  const [request] = requests;
  expect(request?.url).toBe("https://project.example.com/functions/v1/publish-due");
  expect(request?.headers.get("Authorization")).toBe("Bearer a-secret");
  expect(await request?.json()).toEqual({ buildFailure: "No space left on the disk." });
});

it.each([{ ...HOST, PUBLISH_DUE_SECRET: "" }, { PUBLISH_DUE_SECRET: "a-secret" }])(
  "a failure is not reported without the secret or the project's address",
  async (environment) => {
    await reportFailure("x", environment, send);
    expect(requests).toEqual([]);
  },
);

it.each([
  [0, "no connection"],
  [401, "it answered 401"],
])("a refused report does not throw: %i", async (answer, reason) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  status = answer;
  await reportFailure("x", HOST, send);
  expect(log).toHaveBeenCalledWith(`The failure could not be reported to the back office: ${reason}`);
});
