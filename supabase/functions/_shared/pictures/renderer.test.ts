import assert from "node:assert/strict";
import { loadRenderer } from "./renderer.ts";

Deno.test("a second copy of the module finds the package ready", async () => {
  const { widthOf } = await loadRenderer();
  const copy: typeof import("./renderer.ts") = await import("./renderer.ts?copy");
  assert.notEqual(copy.loadRenderer, loadRenderer);
  assert.equal((await copy.loadRenderer()).widthOf("Words"), widthOf("Words"));
});
