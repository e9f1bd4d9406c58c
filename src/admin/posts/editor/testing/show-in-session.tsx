import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { PostStatus } from "@/data/posts/post.types";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { SessionContext } from "../session-context";
import { openSession } from "./open-session";

/** A part of the editor on a post, with a server that answers when the test says so. */
export function showInSession(part: ReactNode, status: PostStatus | null = "draft") {
  const opened = openSession(status);
  render(
    <AdminI18nProvider locale="en" dictionary={adminEn}>
      <SessionContext value={opened.session}>{part}</SessionContext>
    </AdminI18nProvider>,
  );
  return opened;
}
