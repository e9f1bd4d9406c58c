import { expect, test } from "vitest";
import { kindOf } from "./pages";

test("a download is classified by its content type, and a script by how it was requested", () => {
  expect(kindOf("text/javascript", "script")).toBe("script");
  expect(kindOf("application/javascript;charset=utf-8", "script")).toBe("script");
  expect(kindOf("text/javascript", "fetch")).toBe("application");
  expect(kindOf("text/html; charset=utf-8", "document")).toBe("html");
  expect(kindOf("text/css", "fetch")).toBe("css");
  expect(kindOf("font/woff2", "fetch")).toBe("font");
  expect(kindOf("image/svg+xml", "image")).toBe("image");
  expect(kindOf("application/json", "fetch")).toBe("other");
  expect(kindOf("", "fetch")).toBe("other");
});
