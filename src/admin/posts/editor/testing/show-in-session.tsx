import type { ReactNode } from "react";
import type { PostStatus } from "@/data/staff/post.types";
import { renderAdmin } from "@/testing/render-admin";
import { SessionContext } from "../session-context";
import { openSession } from "./open-session";

/** A part of the editor on a post, with a server that answers when the test says so. */
export function showInSession(part: ReactNode, status: PostStatus | null = "draft") {
  const opened = openSession(status);
  renderAdmin(<SessionContext value={opened.session}>{part}</SessionContext>);
  return opened;
}
