import { staffFunction } from "../_shared/auth.ts";
import { keepSiteCurrent } from "../_shared/site-build.ts";

/** Hosts count the minutes of builds. */
const BUILDS_PER_DAY = 40;

/**
 * Has the host build the site now, whatever has changed. Answers `{ build }`: `requested`, `unchanged` while a build is under
 * way, `failed` with the reason in site_overview(), `not_configured` without a deploy hook. Staff only, and so many a day for all of
 * them together; what has changed is built without anybody's asking.
 */
export const createSiteBuild = ({ buildsPerDay = BUILDS_PER_DAY, name = "asked_build" } = {}) =>
  staffFunction(async ({ secret, signal }) => ({
    build: await keepSiteCurrent(secret, signal, { name, perDay: buildsPerDay }),
  }));
