import { expect, test } from "vitest";
import { kindOf } from "./page-weight";

test("tells what a download is by its content type", () => {
  expect(kindOf("text/javascript")).toBe("script");
  expect(kindOf("application/javascript;charset=utf-8")).toBe("script");
  expect(kindOf("text/html; charset=utf-8")).toBe("html");
  expect(kindOf("text/css")).toBe("css");
  expect(kindOf("font/woff2")).toBe("font");
  expect(kindOf("image/svg+xml")).toBe("image");
  expect(kindOf("application/json")).toBe("other");
  expect(kindOf("")).toBe("other");
});
