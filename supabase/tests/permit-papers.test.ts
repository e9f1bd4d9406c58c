import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCallers, roles, service, type Caller, type Role } from "./support/callers";
import { removePeople } from "./support/people";
import { freshPaper, isPaperStored, readPaper, removePaper, uploadPaper } from "./support/storage";

const papers: string[] = [];
let callers: Record<Role, Caller>;
beforeAll(async () => {
  callers = await createCallers();
});
afterEach(async () => {
  for (const name of papers.splice(0)) await removePaper(service, name);
});
afterAll(removePeople);

describe.each(roles)("a paper and %s", (role) => {
  const mayRead = ["editor", "owner", "service"].includes(role);
  const mayKeep = ["owner", "service"].includes(role);

  test(`${mayRead ? "reads" : "does not read"} it`, async () => {
    const name = freshPaper();
    papers.push(name);
    expect((await uploadPaper(service, name)).status).toBe(200);
    expect((await readPaper(callers[role], name)).ok).toBe(mayRead);
  });

  test(`${mayKeep ? "adds and removes" : "neither adds nor removes"} it`, async () => {
    const [added, there] = [freshPaper(), freshPaper()];
    papers.push(added, there);
    await uploadPaper(callers[role], added);
    expect(await isPaperStored(added)).toBe(mayKeep);
    await uploadPaper(service, there);
    await removePaper(callers[role], there);
    expect(await isPaperStored(there)).toBe(!mayKeep);
  });
});

test.each([
  ["a drawing", "svg", "image/svg+xml"],
  ["a page", "html", "text/html"],
  ["a page that calls itself a paper", "pdf", "text/html"],
])("no paper is %s", async (_, ending, type) => {
  const name = freshPaper(ending);
  papers.push(name);
  await uploadPaper(callers.owner, name, type);
  expect(await isPaperStored(name)).toBe(false);
});
