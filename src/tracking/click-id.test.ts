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
])("the click id of %s is %s", async (search, id) => {
  const { clickIdOf } = await import("./click-id");
  expect(clickIdOf(search)).toBe(id);
});

it("the click id is stored after consent only", async () => {
  const { keepClickId } = await import("./click-id");
  const { decideConsent } = await import("./consent");
  keepClickId("?gclid=abc");
  expect(localStorage.getItem("gclid")).toBeNull();
  decideConsent("granted");
  expect(localStorage.getItem("gclid")).toBe("abc");
});

it("the click id is not stored after a refusal or under Global Privacy Control", async () => {
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
