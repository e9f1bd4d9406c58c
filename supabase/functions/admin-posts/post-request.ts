import { z } from "zod";
import { postDraft, reference } from "../_shared/domain/post-draft.ts";

const Id = z.uuid("id should be the id of a post.");
const Version = z.number("version should be the one that the changes started from.").int().positive();
/** Names one save; every try of it carries the same. */
const SaveId = z.uuid("save_id should be the id of a save.").optional();

const { post, ...rest } = postDraft.shape;
/** An author who is left out stays as they are: callers may know nothing of authors. */
const draft = { ...rest, post: post.extend({ author_id: reference.optional() }) };

export const PostRequest = z.discriminatedUnion(
  "method",
  [
    z.object({ method: z.literal("GET"), id: Id }),
    z.object({ method: z.literal("DELETE"), id: Id }),
    z.object({ method: z.literal("POST"), id: Id.optional(), save_id: SaveId, ...draft }),
    z.object({ method: z.literal("PUT"), id: Id, version: Version, save_id: SaveId, ...draft }),
    z.object({ method: z.literal("PATCH"), id: Id, version: Version, ...draft }),
  ],
  "method should be GET, POST, PUT, PATCH or DELETE.",
);

type PostCall = z.infer<typeof PostRequest>;
export type DraftCall = Extract<PostCall, { method: "POST" | "PUT" | "PATCH" }>;
export type { PostCall };
