import assert from "node:assert/strict";
import { secret } from "../_shared/testing/people.ts";
import { freshPublishDue } from "./testing.ts";

Deno.test("papers that no permit names are removed, except recent ones", async () => {
  const papers = secret.storage.from("permits");
  const [lost, named] = [`${crypto.randomUUID()}.pdf`, `${crypto.randomUUID()}.pdf`];
  const number = crypto.randomUUID();
  const stored = async (name: string) => (await papers.download(name)).error === null;
  const call = async (unnamedPaperSeconds?: number) => {
    const answer = await freshPublishDue({ unnamedPaperSeconds })();
    return answer.body.papers;
  };
  try {
    for (const name of [lost, named]) {
      const { error } = await papers.upload(name, new Blob(["%PDF-1.7"], { type: "application/pdf" }));
      assert.equal(error, null);
    }
    const { error } = await secret.from("permits").insert({
      kind: "advertising_approval",
      authority_en: "Test",
      authority_ar: "تجربة",
      number,
      scope_en: "Test",
      scope_ar: "تجربة",
      issued: "2020-01-01",
      expires: "2020-01-02",
      file_path: named,
    });
    assert.equal(error, null);
    assert.equal(await call(), 0);
    assert.deepEqual([await stored(lost), await stored(named)], [true, true]);
    assert.equal(await call(0), 1);
    assert.deepEqual([await stored(lost), await stored(named)], [false, true]);
  } finally {
    await secret.from("permits").delete().eq("number", number);
    await papers.remove([lost, named]);
  }
});
