import type { ReactNode } from "react";
import { renderAdmin } from "@/testing/render-admin";
import { SessionContext } from "../session-context";
import { UndoProvider } from "../undo-provider";
import { openSession } from "./open-session";

// The editor loads its analyses when it needs them. Here they are loaded before the first test, whose time it would take.
await import("../analysis/text-jobs");

/** A part of the editor on a post, with a server that answers when the test makes it. */
export function showInSession(
  part: ReactNode,
  opened = openSession("draft"),
  options: Parameters<typeof renderAdmin>[1] = {},
) {
  const { router, client, container } = renderAdmin(
    <SessionContext value={opened.session}>
      <UndoProvider>{part}</UndoProvider>
    </SessionContext>,
    options,
  );
  return { ...opened, router, client, container };
}
