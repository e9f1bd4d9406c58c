import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { invokeFunction } from "./client/invoke-function";
import { read } from "./client/read";
import { staffClient } from "./client/staff-client";

/** Everyone who works here, and who is invited. Owners only. */
export const staffListQuery = queryOptions({
  queryKey: keys.staffList,
  staleTime: 0,
  queryFn: ({ signal }) => read(staffClient.rpc("list_staff"), signal),
});

export type Account = Awaited<ReturnType<NonNullable<(typeof staffListQuery)["queryFn"]>>>[number];

const mailAnswer = z.object({ mail: z.boolean() });

/** Whether the site sends links by email to those who forgot their password. */
export const linkMailQuery = queryOptions({
  queryKey: keys.linkMail,
  queryFn: async ({ signal }) =>
    mailAnswer.parse(await invokeFunction("account-links", { action: "mail" }, signal)).mail,
});

const linkAnswer = z.object({ kind: z.enum(["invitation", "password"]), email: z.string() });

/** Whom a link is for. @throws FunctionRefusal `link_unusable` for one that is used, too old or unknown */
export const accountLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...keys.accountLinks, token],
    // A second look would count as another attempt.
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      linkAnswer.parse(await invokeFunction("account-links", { action: "look", token }, signal)),
  });
