import { AppError } from "@/data/errors";
import type { SavedPost } from "./post.types";

/** Somebody else has saved the post meanwhile, or moved it to the trash. Nothing was saved. */
export class PostConflict extends AppError {
  constructor(
    message: string,
    readonly current: SavedPost,
  ) {
    super("conflict", message, 409);
  }
}

/** Another post has the slug. Nothing was saved. */
export class SlugTaken extends AppError {
  constructor(message: string) {
    super("conflict", message, 409);
  }
}
