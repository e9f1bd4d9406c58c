import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HostedFixture, startHostedFixture } from "../testing/hosted-fixture";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6]);

let hosted: HostedFixture;

beforeAll(async () => {
  hosted = await startHostedFixture();
});

afterAll(() => hosted.stop());

// First, because later tests find everything that is read once.
it("the local API answers more simultaneous first requests than it has connections", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => hosted.send("/rest/v1/posts")));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}, 10_000);

describe("the local API answers like a hosted project", () => {
  it("2: renders timestamps in ISO and numerics as numbers, embedded or not", async () => {
    const { data } = await hosted.visitor.from("posts").select("price, published_at").eq("id", 1).single();
    expect(data).toEqual({ price: 4.5, published_at: "2026-01-02T03:04:05.678+00:00" });
    const { data: author } = await hosted.visitor
      .from("authors")
      .select("posts(price, published_at)")
      .single();
    expect(author?.posts[0]).toEqual({ price: 4.5, published_at: "2026-01-02T03:04:05.678+00:00" });
  });

  it("3: finds extensions in the search path", async () => {
    const { data } = await hosted.visitor.rpc("search_path");
    expect(data).toBe("public, public, extensions");
  });

  it("4: refuses an update or delete without a filter", async () => {
    const updated = await hosted.secret.from("posts").update({ price: 1 });
    expect(updated).toMatchObject({ status: 400, error: { code: "21000" } });
    const deleted = await hosted.secret.from("posts").delete();
    expect(deleted).toMatchObject({ status: 400, error: { code: "21000" } });
  });

  it("15: cancels a visitor's statement after 3 s and a signed-in person's after 8 s, or after the called function's own limit", async () => {
    const { client } = await hosted.signIn();
    const limits = [hosted.visitor, client, hosted.secret].map(
      async (who) => (await who.rpc("statement_limit")).data,
    );
    expect(await Promise.all(limits)).toEqual(["3s", "8s", "8s"]);
    const [cancelled, finished] = await Promise.all([
      hosted.visitor.rpc("wait", { seconds: 20 }),
      hosted.visitor.rpc("wait_longer", { seconds: 3.2 }),
    ]);
    expect(cancelled).toMatchObject({ status: 500, error: { code: "57014" } });
    expect(finished).toMatchObject({ error: null });
  });

  it("16: gives objects of migrations an owner that is not a superuser", async () => {
    expect(await hosted.visitor.rpc("owner_is_superuser")).toMatchObject({ data: false, error: null });
  });

  it("6: refuses a malformed token", async () => {
    const response = await hosted.send("/rest/v1/posts", { Authorization: "Bearer nonsense" });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST301" });
  });

  it("8: offers auth.admin to the secret key only", async () => {
    const { admin } = hosted.secret.auth;
    const { id, client } = await hosted.signIn();
    const { data: page } = await admin.listUsers({ page: 1, perPage: 1 });
    expect(page.users).toMatchObject([{ id, email: expect.stringMatching(/@example\.com$/) as string }]);

    const duplicate = await admin.createUser({ email: page.users[0]?.email?.toUpperCase() ?? "" });
    expect(duplicate.error?.code).toBe("email_exists");
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.deleteUser(id)).error?.code).toBe("user_not_found");
    expect((await hosted.visitor.auth.admin.listUsers()).error?.code).toBe("not_admin");
    expect((await client.auth.admin.deleteUser(id)).error?.code).toBe("not_admin");
  });

  it("9: stores the file of a form, with the type of the file", async () => {
    const { client } = await hosted.signIn();
    const bucket = client.storage.from("media");
    const picture = new Blob([PNG], { type: "image/png" });
    expect((await bucket.upload("form/a.png", picture, { cacheControl: "60" })).error).toBeNull();
    const response = await hosted.send("/storage/v1/object/public/media/form/a.png");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("max-age=60");
    const page = await bucket.upload("form/a.html", new Blob(["<b>"], { type: "text/html" }));
    expect(page.error).toMatchObject({ statusCode: "415" });
  });

  it("10: lists one folder with its subfolders, in order and in pages", async () => {
    const { client } = await hosted.signIn();
    const bucket = client.storage.from("media");
    for (const name of ["list/b.png", "list/a.png", "list/deep/1.png", "list/deep/2.png", "listed.png"]) {
      expect((await bucket.upload(name, PNG, { contentType: "image/png" })).error).toBeNull();
    }
    const names = async (...args: Parameters<typeof bucket.list>) =>
      (await bucket.list(...args)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));
    expect(await names("list")).toEqual(["a.png", "b.png", "deep/"]);
    expect(await names("list/", { limit: 1, offset: 1 })).toEqual(["b.png"]);
    expect(await names("list", { sortBy: { column: "name", order: "desc" } })).toEqual([
      "deep/",
      "b.png",
      "a.png",
    ]);
    expect(await names("list", { search: "B" })).toEqual(["b.png"]);
    expect(await names("", { search: "list" })).toEqual(["list/", "listed.png"]);
    expect((await hosted.visitor.storage.from("media").list("list")).data).toEqual([]);
  });

  it("11: sends ranges of objects", async () => {
    const { client } = await hosted.signIn();
    await client.storage.from("media").upload("part.png", PNG, { contentType: "image/png" });
    const read = (headers: Record<string, string>) =>
      hosted.send("/storage/v1/object/public/media/part.png", headers);
    const part = await read({ Range: "bytes=2-4" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(PNG.slice(2, 5));
    const statuses = ["6-", "5-100", "10-", "-4"].map(async (range) => {
      const { status, headers } = await read({ Range: `bytes=${range}` });
      return [status, headers.get("content-range")];
    });
    expect(await Promise.all(statuses)).toEqual([
      [206, "bytes 6-9/10"],
      [206, "bytes 5-9/10"],
      [200, null],
      [200, null],
    ]);
  });

  it("12: answers requests for a public picture in another size with the uploaded one", async () => {
    const { client } = await hosted.signIn();
    await client.storage.from("media").upload("hero/team.png", PNG, { contentType: "image/png" });
    const { data } = hosted.visitor.storage.from("media").getPublicUrl("hero/team.png", {
      transform: { width: 200, height: 235, quality: 90, format: "origin" },
    });
    const { pathname, search } = new URL(data.publicUrl);
    const answer = await hosted.send(pathname + search);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect((await hosted.send(pathname.replace(".png", ".not") + search)).status).toBe(400);
  });

  it("13: refuses a taken name, and keeps the stored object", async () => {
    const { client } = await hosted.signIn();
    const bucket = client.storage.from("media");
    const upload = (content: Uint8Array) => bucket.upload("taken.png", content, { contentType: "image/png" });
    expect((await upload(PNG)).error).toBeNull();
    const second = await upload(PNG.slice(0, 8));
    expect(second.error).toMatchObject({ statusCode: "409", message: "The resource already exists" });
    const response = await hosted.send("/storage/v1/object/public/media/taken.png");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });
});
