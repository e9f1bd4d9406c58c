import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { insert } from "./support/rest";

/* Staff see the pages that visitors name, as links: nothing that leads off the site or hides where it leads. */
const forged = [
  "//evil.example/admin/login",
  "/\\\\evil.example",
  "/../admin",
  "/%2f%2fevil.example",
  "/a b",
];

test.each(forged)("a visit cannot begin on %s", async (landing_path) => {
  const visit = { id: randomUUID(), landing_path };
  expect(await insert(anonymous, "user_sessions", visit)).toMatchObject({ status: 400, code: "23514" });
});

test.each(forged)("a click cannot be made on %s", async (page_url) => {
  const click = {
    event_name: "whatsapp_clicked",
    page_url,
    source: "test",
    lang: "en",
    event_id: randomUUID(),
  };
  expect(await insert(anonymous, "analytics_events", click)).toMatchObject({ status: 400, code: "23514" });
});
