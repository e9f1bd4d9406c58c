// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { staffClient } from "@/data/staff/client/staff-client";
import { FakeUpload } from "@/testing/fake-upload";
import { refusal, serveApi } from "@/testing/serve-api";
import { uploadMedia } from "./upload-media";

class FakeRequest extends FakeUpload {
  static last: FakeRequest;
  readonly send = vi.fn<(content: Blob) => void>();

  constructor() {
    super();
    FakeRequest.last = this;
  }
}

const content = new Blob(["small"], { type: "image/webp" });
const signedIn = (session: object | null) =>
  vi.spyOn(staffClient.auth, "getSession").mockResolvedValue({ data: { session }, error: null } as never);

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  signedIn({ access_token: "the.access.token", user: { id: "amal" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function begin() {
  const controller = new AbortController();
  const onProgress = vi.fn<(share: number) => void>();
  const result = uploadMedia("amal", "1-a.png", content, {
    ownName: "صورة عيادة.png",
    unplayable: "HEVC (H.265)",
    signal: controller.signal,
    onProgress,
  });
  // The test awaits the result later.
  result.catch(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  return { controller, onProgress, result, request: FakeRequest.last };
}

it("uploads the file as the person, with its own name and an hour's cache, without overwriting", async () => {
  const { request, result, onProgress } = await begin();
  expect(request.url).toBe("POST http://127.0.0.1:9/storage/v1/object/blog-media/1-a.png");
  expect(request.headers).toEqual({
    apikey: "sb_publishable_test",
    Authorization: "Bearer the.access.token",
    "Content-Type": "image/webp",
    "Cache-Control": "max-age=3600",
    "x-upsert": "false",
    "x-metadata": Buffer.from(
      JSON.stringify({ name: "صورة عيادة.png", unplayable: "HEVC (H.265)" }),
    ).toString("base64"),
  });
  expect(request.send).toHaveBeenCalledExactlyOnceWith(content);
  request.moves(2, 5);
  expect(onProgress).toHaveBeenLastCalledWith(0.4);
  request.answer(200, { Key: "blog-media/1-a.png" });
  await result;
});

describe("fails", () => {
  it.each([
    [400, { statusCode: "409", error: "Duplicate", message: "The resource already exists" }, "conflict"],
    [502, null, "unavailable"],
  ])("with the message of a response of %i: %j", async (status, body, code) => {
    serveApi({ "POST rpc/has_upload_room": true });
    const { request, result } = await begin();
    request.answer(status, body);
    await expect(result).rejects.toMatchObject({ name: "AppError", code });
  });

  it.each([
    ["what an editor may upload in a day, when the database says so", false, "upload_limit"],
    ["another reason, when it does not", true, undefined],
    ["an unknown reason, when nobody says", refusal(503, "", "down"), undefined],
  ])("for %s", async (_why, hasRoom, reason) => {
    serveApi({ "POST rpc/has_upload_room": hasRoom });
    const { request, result } = await begin();
    request.answer(400, { statusCode: "403", message: "new row violates row-level security policy" });
    const refused = await result.catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "forbidden" });
    expect((refused as { reason?: string }).reason).toBe(reason);
  });

  it.each([
    ["as offline when the connection breaks", "error", { code: "offline" }],
    ["as cancelled when it was cancelled", "abort", { name: "AbortError" }],
  ])("%s", async (_, event, refused) => {
    const { controller, request, result } = await begin();
    if (event === "abort") controller.abort();
    else request.dispatchEvent(new Event(event));
    await expect(result).rejects.toMatchObject(refused);
  });

  it("as offline without progress for a minute", async () => {
    vi.useFakeTimers();
    const { request, result } = await begin();
    const ended = vi.fn<() => void>();
    result.catch(ended);
    for (let sent = 1; sent <= 3; sent += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      request.moves(sent, 5);
    }
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(result).rejects.toMatchObject({ code: "offline" });
  });

  it.each([
    ["without a session", null],
    ["when somebody else has signed in", { access_token: "their.access.token", user: { id: "badr" } }],
  ])("%s, before anything is sent", async (_, session) => {
    signedIn(session);
    const options = {
      ownName: "b.png",
      unplayable: "",
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const result = uploadMedia("amal", "1-b.png", content, options);
    await expect(result).rejects.toMatchObject({ code: "unauthorized" });
  });
});
