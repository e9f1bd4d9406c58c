import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { service, type Caller } from "../support/callers";
import { newStaff } from "../support/new-staff";
import { call, stored } from "../support/rest";

/*
 * The built-in composer draws whatever it is asked for, and stores it as a file of nobody, past the limits of uploads: an editor's
 * session filled the storage picture by picture.
 */
const { sandbox, sql, staff } = newStaff();

const MAX_PICTURES_PER_DAY = 100;
const REFUSED = { status: 429, value: { code: "PT429", details: "save_limit" } };

/** What the function does before a picture is drawn. */
function claim(caller: Caller | null, hasOwnerLimits = caller === staff.owner) {
  const description = `test ${randomUUID()}`;
  const hash = createHash("sha256").update(description).digest("hex");
  sandbox.expect("generated_images", `description_hash=eq.${hash}`);
  return call(service, "claim_generated_image", {
    p_hash: hash,
    p_description: description,
    p_stale_seconds: 300,
    p_failed_seconds: 0,
    p_person: caller?.userId ?? null,
    p_has_owner_limits: hasOwnerLimits,
  });
}

test("an editor generates at most a hundred pictures in a day, and refused ones leave no row", async () => {
  for (let count = 0; count < MAX_PICTURES_PER_DAY; count += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(staff.editor)));
    for (const { value } of answers) expect(value).toEqual({ outcome: "claimed" });
  }
  const before = (await stored("generated_images?select=id")).length;
  expect(await claim(staff.editor)).toMatchObject(REFUSED);
  expect(await stored("generated_images?select=id")).toHaveLength(before);
  // Owners have more, readers a limit of their own, and tomorrow there is room again.
  expect((await claim(staff.owner)).value).toEqual({ outcome: "claimed" });
  await sql`
    update private.staff_budgets set used = 1000 where person = ${staff.owner.userId} and kind = 'pictures'`;
  expect(await claim(staff.owner)).toMatchObject(REFUSED);
  await sql`
    update private.staff_budgets set used = 100 where person = ${staff.owner.userId} and kind = 'pictures'`;
  expect(await claim(staff.owner, false)).toMatchObject(REFUSED);
  expect((await claim(null)).value).toEqual({ outcome: "claimed" });
  await sql`
    update private.staff_budgets set began_at = began_at - interval '1 day' where person = ${staff.editor.userId}`;
  expect((await claim(staff.editor)).value).toEqual({ outcome: "claimed" });
});
