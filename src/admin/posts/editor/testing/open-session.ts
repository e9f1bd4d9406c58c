import { vi } from "vitest";
import { AppError } from "@/data/client/errors";
import type { PostServer } from "@/data/staff/post.mutations";
import { PostConflict, type SavedPost } from "@/data/staff/saved-post";
import type { PostDraft, PostStatus } from "@domain/post-draft";
import { emptyForm, formOf, withLanguage } from "../form/editor-form";
import { createPostSession } from "../saving/post-session";
import type { SessionNotice, SessionStart } from "../saving/post-session.types";
import { POST_ID, postDraft, savedPost } from "./post-factory";

export const SESSION_NOW = Date.parse("2026-11-21T08:00:00Z");

interface Sent {
  id: string;
  version: number | null;
  saveId?: string;
  draft: PostDraft;
  calendarItemId?: string | null;
  reason?: string | undefined;
}

/** A server that answers when the test makes it. */
function createServer() {
  const calls: (Sent & { name: string })[] = [];
  let settle = (_answer: SavedPost | Error) => {};
  /** The post for reads. */
  const stored = { post: null as SavedPost | null };
  const call = (name: string) => (body: Sent) =>
    new Promise<SavedPost>((resolve, reject) => {
      calls.push({ name, ...body });
      settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
  const server: PostServer = {
    save: call("save"),
    // The answer contains the post only when it has another version.
    saveWorkingCopy: async (copy) => {
      const current = await call("copy")(copy);
      return current.version === copy.version ? null : current;
    },
    read: async () => {
      if (!stored.post) throw new AppError("offline", "Nothing is reached.", 0);
      return stored.post;
    },
    isSignedOut: vi.fn<() => Promise<boolean>>().mockResolvedValue(false),
  };
  return {
    server,
    calls,
    stored,
    /** Answers the running save. */
    answer: async (answer: SavedPost | Error) => {
      settle(answer);
      await vi.waitFor(() => Promise.resolve());
      await new Promise((resolve) => setTimeout(resolve));
    },
    last: () => {
      const call = calls.at(-1);
      if (!call) throw new Error("Nothing was sent.");
      return call;
    },
  };
}

/** A session on a stored post, or a new one, with the tools of its tests. */
export function openSession(status: PostStatus | null, start: Partial<SessionStart> = {}) {
  const backend = createServer();
  const post = status && savedPost(postDraft({ status }));
  const session = createPostSession(
    {
      id: POST_ID,
      userId: "amal",
      post,
      form: post ? formOf(post.draft) : emptyForm(),
      version: post?.version ?? 0,
      isWorkingCopy: false,
      savedAt: null,
      calendarItemId: null,
      ...start,
    },
    backend.server,
    () => SESSION_NOW,
  );
  const notices: SessionNotice[] = [];
  session.listen((notice) => notices.push(notice));
  const type = (content: string) =>
    session.change((form) => withLanguage(form, "en", { content_markdown: content }));
  const content = () => session.form().en.content_markdown;
  return { ...backend, session, notices, type, content, phase: () => session.view().saving.phase.kind };
}

/** The server's answer after it has stored a draft. */
export const taken = (draft: PostDraft, version = 4): SavedPost => savedPost(draft, { version });

/** A draft whose text "Mine" is refused because of a newer version. */
export async function openConflict() {
  const opened = openSession("draft");
  opened.type("Mine");
  opened.session.ask({ kind: "keep" });
  const theirs = savedPost({ ...postDraft({ status: "draft" }), tags: ["theirs"] }, { version: 9 });
  await opened.answer(new PostConflict("newer", theirs));
  return { ...opened, theirs };
}
