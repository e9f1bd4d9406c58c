import { randomUUID } from "node:crypto";
import type { Row } from "./rest";

/** A valid permit. Not a licence: pages would claim it while other tests read them. */
export const permitRow = (change: Row = {}): Row => ({
  id: randomUUID(),
  kind: "advertising_approval",
  authority_en: "Test authority",
  authority_ar: "جهة تجريبية",
  number: randomUUID(),
  scope_en: "Test",
  scope_ar: "تجربة",
  issued: "2020-01-02",
  expires: "2999-12-31",
  ...change,
});

/** Sets the database's day in Dubai inside a transaction. */
export const setToday = (day: string): string =>
  `create or replace function private.dubai_today() returns date language sql stable set search_path = '' as $$ select date '${day}' $$`;
