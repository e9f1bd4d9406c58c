import { staffFunction } from "../_shared/auth.ts";
import { keepSiteCurrent } from "../_shared/site-build.ts";

/** Hosts limit the minutes of builds. */
const BUILDS_PER_DAY = 40;

/**
 * Requests a build from the host now, whatever has changed. Returns `{ build }`: `requested`, `unchanged` while a build is
 * running, `failed` with the reason in site_overview(), `not_configured` without a deploy hook. Staff only, within a daily
 * limit for all of them together; changes are built without this call.
 */
export const createSiteBuild = ({ buildsPerDay = BUILDS_PER_DAY, name = "asked_build" } = {}) =>
  staffFunction(async ({ secret, signal }) => ({
    build: await keepSiteCurrent(secret, signal, { name, perDay: buildsPerDay }),
  }));
