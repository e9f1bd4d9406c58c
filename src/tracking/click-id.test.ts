import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it.each([
  ["?gclid=EAIaIQob-ChMI_x.1", "EAIaIQob-ChMI_x.1"],
  ["?wbraid=abc", "abc"],
  ["?gclid=<script>&gbraid=ok", "ok"],
  ["?gclid=<script>", undefined],
  [`?gclid=${"a".repeat(201)}`, undefined],
  ["", undefined],
])("reads %s as %s", async (search, id) => {
  const { clickIdOf } = await import("./click-id");
  expect(clickIdOf(search)).toBe(id);
});

it("stores nothing before the visitor agrees, and the id afterwards", async () => {
  const { keepClickId } = await import("./click-id");
  const { decideConsent } = await import("./consent");
  keepClickId("?gclid=abc");
  expect(localStorage.getItem("gclid")).toBeNull();
  decideConsent("granted");
  expect(localStorage.getItem("gclid")).toBe("abc");
});

it("stores nothing after a refusal, nor under Global Privacy Control", async () => {
  const { keepClickId } = await import("./click-id");
  const { consent, decideConsent } = await import("./consent");
  keepClickId("?gclid=abc");
  decideConsent("denied");
  expect(localStorage.getItem("gclid")).toBeNull();

  localStorage.setItem("consent", "granted");
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(consent()).toBe("denied");
  vi.unstubAllGlobals();
});
