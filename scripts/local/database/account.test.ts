import { expect, it } from "vitest";
import { unprivilegedAccount } from "./account";

const root = "root:x:0:0:root:/root:/bin/bash";
const nobody = "nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin";
const postgres = "postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash";

it("prefers the account made for PostgreSQL", () => {
  expect(unprivilegedAccount([root, nobody, postgres].join("\n"))).toEqual({ uid: 101, gid: 104 });
});

it("takes the account made for nothing otherwise", () => {
  expect(unprivilegedAccount([root, nobody].join("\n"))).toEqual({ uid: 65_534, gid: 65_533 });
});

it("says so when there is neither", () => {
  expect(() => unprivilegedAccount(root)).toThrow("there is no account postgres or nobody to run it as");
});
