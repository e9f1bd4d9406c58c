import { expect, test } from "vitest";
import { addSaved, draftOf, save } from "./support/drafts";
import { newStaff } from "./support/new-staff";
import { permitRow } from "./support/permit";
import { insert, update } from "./support/rest";

/*
 * The database knows days that no calendar has. A post that was scheduled for one broke the pages that show its time: the list of
 * posts of everybody in the back office and, once it was published, its service's page.
 */
const { sandbox, staff } = newStaff();

const IMPOSSIBLE = ["-infinity", "infinity", "0044-03-15 BC", "1999-12-31", "294276-01-01"];
const REFUSED = { status: 400, value: { code: "23514" } };

test.each(IMPOSSIBLE)("nothing is scheduled or planned for %s", async (day) => {
  const { id } = await addSaved(sandbox, staff.editor);
  const draft = draftOf({ status: "scheduled", scheduled_at: day });
  expect(await save(staff.editor, draft, id, 1)).toMatchObject(REFUSED);
  const plan = { topic_en: "Test", scheduled_date: day };
  expect(await insert(staff.editor, "editorial_calendar", plan)).toMatchObject(REFUSED);
});

test.each(["-infinity", "infinity", "0044-03-15 BC", "294276-01-01"])(
  "no fact holds until %s, and no permit from or until then",
  async (day) => {
    const refused = { code: "23514" };
    const fact = "business_facts?key=eq.years";
    expect((await update(staff.owner, fact, { valid_until: day })).value).toMatchObject(refused);
    const days = day.startsWith("-") || day.endsWith("BC") ? { issued: day } : { expires: day };
    expect(await insert(staff.owner, "permits", permitRow(days))).toMatchObject(refused);
  },
);
