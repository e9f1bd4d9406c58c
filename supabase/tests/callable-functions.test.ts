import { afterAll, expect, test } from "vitest";
import type { StaffRole } from "@domain/staff-role";
import { signInAs } from "./support/in-name-of";
import { createPerson, removePeople } from "./support/people";
import { onScratch } from "./support/scratch";
import { sql } from "./support/stack";

/*
 * The functions of the database that each role may call: visitors those of policies and checks, and of pages; signed-in people
 * those that check the caller; the service key those of the edge functions and the scheduler. A new one appears in the
 * snapshot, so its callers are decided on purpose. After an intended change: npx vitest run --project postgres
 * supabase/tests/callable-functions.test.ts -u
 */
afterAll(removePeople);

async function runnableBy(role: string): Promise<string> {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege(${role}, p.oid, 'execute')
    order by 1`;
  return `${role}:\n${rows.map(({ name }) => `  ${name}\n`).join("")}`;
}

test("each role may execute the functions of callable-functions.snapshot", async () => {
  const roles = await Promise.all(["anon", "authenticated", "service_role"].map(runnableBy));
  await expect(roles.join("\n")).toMatchFileSnapshot("callable-functions.snapshot");
});

/**
 * The functions for signed-in people that refuse this one, and those that do not. They are called without any value: the caller
 * is checked first.
 */
async function answersTo(role?: StaffRole) {
  const person = await createPerson(role);
  const answers = { refused: [] as string[], open: [] as string[] };
  await onScratch(sql, async (transaction) => {
    const functions = await transaction<{ name: string; call: string }[]>`
      select proname as name, format('select %s(%s)', oid::regproc, (
        select string_agg('null::' || type::regtype, ', ' order by place) from unnest(proargtypes) with ordinality as a (type, place)
      )) as call
      from pg_proc
      where pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('anon', oid, 'execute')
      order by 1`;
    await signInAs(transaction, person.id);
    await transaction`set local role authenticated`;
    for (const { name, call } of functions) {
      const code = await transaction
        .savepoint((step) => step.unsafe(call))
        .then(
          () => "",
          (error: { code: string }) => error.code,
        );
      (code === "42501" ? answers.refused : answers.open).push(name);
    }
  });
  return answers;
}

test("every function for signed-in people refuses a person without a role", async () => {
  expect((await answersTo()).open).toEqual([
    // These return nothing.
    "articles_naming",
    "has_upload_room",
    "media_own_names",
    "media_usage",
    // These do what the policies allow their caller; without a value there is nothing to change.
    "read_post",
    "save_settings",
    "unplayable_media",
  ]);
});

test("reception may call the functions for leads, links and its own account, and no others", async () => {
  expect((await answersTo("reception")).open).toEqual([
    "articles_naming",
    "find_clicks",
    "has_upload_room",
    "list_leads",
    "media_own_names",
    "media_usage",
    "read_post",
    "save_settings",
    "second_factor_state",
    "staff_names",
    "take_back",
    "unplayable_media",
  ]);
});

test("a reviewer may call the functions for articles, their texts and the own account, and no others", async () => {
  expect((await answersTo("reviewer")).open).toEqual([
    "approve_text",
    "articles_naming",
    "decide_review",
    "has_upload_room",
    "media_own_names",
    "media_usage",
    "read_post",
    "review_states",
    "save_settings",
    "second_factor_state",
    "staff_names",
    "unplayable_media",
    "withdraw_review",
  ]);
});

test("an editor is refused by the functions for owners and for reviewers", async () => {
  expect((await answersTo("editor")).refused).toEqual([
    "accept_guest",
    "approve_text",
    "decide_review",
    "delete_all_posts",
    "export_conversions",
    "invite_staff",
    "list_staff",
    "make_password_link",
    "move_redirects",
    "order_rows",
    "remove_second_factor",
    "remove_staff",
    "save_location",
    "set_staff_author",
    // Of another person.
    "set_staff_name",
    "set_staff_role",
    "store_costs",
    "switch_staff",
    "take_back_everything",
  ]);
});
