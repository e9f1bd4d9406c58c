// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { saveLocation } from "@/data/staff/locations.mutations";
import { managedLocationsQuery } from "@/data/staff/locations.queries";
import { saveSchema, type SchemaValues } from "@/data/staff/page-schemas.mutations";
import { removeService } from "@/data/staff/services.mutations";
import { AppError, isStale } from "@/data/client/errors";
import { runMutation } from "@/testing/query-client";
import { refusal, serveApi } from "@/testing/serve-api";

const ID = "7d5cf7d4-0000-4000-8000-000000000001";
const values: SchemaValues = {
  page_type: "blog",
  page_id: "fever-at-home",
  schema_type: "Article",
  schema_data: { "@type": "Article", name: "Fever" },
  is_active: true,
};
const before = { id: ID, updated_at: "2026-11-20T10:00:00.123456+00:00" };

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error("Nothing was thrown.")),
    (error: unknown) => error,
  );

describe("a save", () => {
  it("adds a row under the form's id, so that a retry adds no second row", async () => {
    const { requests } = serveApi({ "POST page_schemas": undefined });
    await runMutation(saveSchema, { before: undefined, values, id: ID });
    expect(requests[0]?.headers.get("prefer")).toContain("resolution=merge-duplicates");
    expect(requests[0]?.body).toEqual({ id: ID, ...values });
  });

  it("changes the row only at the version that was read", async () => {
    const { requests } = serveApi({ "PATCH page_schemas": [{ id: ID }] });
    await runMutation(saveSchema, { before, values, id: "unused" });
    expect(requests[0]?.query.get("id")).toBe(`eq.${ID}`);
    expect(requests[0]?.query.get("updated_at")).toBe(`eq.${before.updated_at}`);
    expect(requests[0]?.body).toEqual(values);
  });

  it("overwrites the row without a version", async () => {
    const { requests } = serveApi({ "PATCH page_schemas": [{ id: ID }] });
    await runMutation(saveSchema, { before: { id: ID }, values, id: "unused" });
    expect(requests[0]?.query.get("updated_at")).toBeNull();
  });

  it("succeeds if the same change was stored and its response was lost", async () => {
    const stored = { ...values, schema_data: { name: "Fever", "@type": "Article" } };
    serveApi({ "PATCH page_schemas": [], "GET page_schemas": [stored] });
    await expect(runMutation(saveSchema, { before, values, id: "unused" })).resolves.toBeUndefined();
  });

  it.each([
    ["changed", [{ ...values, is_active: false }]],
    ["removed", []],
  ])("is stale when another person %s the row", async (_, rows) => {
    serveApi({ "PATCH page_schemas": [], "GET page_schemas": rows });
    expect(isStale(await thrownBy(runMutation(saveSchema, { before, values, id: "unused" })))).toBe(true);
  });

  it("is forbidden, not stale, when the row is unchanged: the person's role has changed", async () => {
    serveApi({
      "PATCH page_schemas": [],
      "GET page_schemas": [{ ...values, is_active: false, updated_at: before.updated_at }],
    });
    const error = await thrownBy(runMutation(saveSchema, { before, values, id: "unused" }));
    expect(error).toMatchObject({ code: "forbidden" });
    expect(isStale(error)).toBe(false);
  });

  it("of a database function returns the id of a new row", async () => {
    const { requests } = serveApi({ "POST rpc/save_location": ID });
    const location = {
      slug: "marina",
      name_en: "",
      name_ar: "",
      description_en: "",
      description_ar: "",
      summary_en: "",
      summary_ar: "",
      landmarks_en: "",
      landmarks_ar: "",
      directions_en: "",
      directions_ar: "",
      response_least_minutes: null,
      response_time_minutes: 30,
      areas_covered: [],
      areas_covered_ar: [],
      is_on_home: false,
      is_active: true,
      services: [],
    };
    await runMutation(saveLocation, { before: undefined, values: location, id: ID });
    expect(requests[0]?.body).toMatchObject({ p_new_id: ID });
  });
});

describe("a removal", () => {
  it("succeeds if the row is already gone", async () => {
    serveApi({ "DELETE services": [], "HEAD services": 0 });
    await expect(runMutation(removeService, ID)).resolves.toBeUndefined();
  });

  it("fails if the row still exists", async () => {
    serveApi({ "DELETE services": [], "HEAD services": 1 });
    const error = await thrownBy(runMutation(removeService, ID));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "forbidden" });
  });

  it("of a service invalidates the list of locations, and so does a refused one", async () => {
    const client = new QueryClient();
    const isStaleInCache = () => client.getQueryState(managedLocationsQuery.queryKey)?.isInvalidated;
    const { replies } = serveApi({ "DELETE services": [{ id: ID }] });
    client.setQueryData(managedLocationsQuery.queryKey, []);
    await runMutation(removeService, ID, client);
    expect(isStaleInCache()).toBe(true);

    client.setQueryData(managedLocationsQuery.queryKey, []);
    expect(isStaleInCache()).toBe(false);
    replies["DELETE services"] = refusal(403, "42501", "No.");
    await thrownBy(runMutation(removeService, ID, client));
    expect(isStaleInCache()).toBe(true);
  });
});
