// @vitest-environment jsdom
import { expect, it } from "vitest";
import { adminEn } from "@/words/admin/en";
import { schemaValues, structuredDataFormSchema } from "./schema-form.schema";

const RLM = "\u200F";

it("structured data may be pasted with a byte order mark and no-break spaces", () => {
  const { schema_data, page_id } = structuredDataFormSchema(adminEn).parse({
    ...schemaValues(undefined),
    page_id: `doctor-on-call${RLM}`,
    schema_data: `\uFEFF{\n\u00A0\u00A0"@type": "Service"\n}${RLM}`,
  });
  expect([schema_data, page_id]).toEqual([{ "@type": "Service" }, "doctor-on-call"]);
});
