import type { Env } from "../../src/config/env-schema";
import type { Application } from "./application";
import type { SharedReads } from "./shared-reads";
import type { SiteManifest } from "./site-manifest";
import type { StagedSite } from "./staged-site";
import type { TagManager } from "./tag-manager";

export interface BuildOptions {
  outDir: string;
  environment: Env;
  /** By which search engines that are told of changes know the site; without one there is no file with it. */
  indexNowKey?: string;
  now?: Date;
}

/** What every step of one build shares. */
export interface BuildContext extends BuildOptions {
  application: Application;
  /** Undefined where pages load none. */
  tagManager: TagManager | undefined;
  /** The application, with what every page takes from the time of its build. */
  version: string;
  now: Date;
  /** Today in Dubai. */
  day: string;
  /** What the build before this one made, and the files that are there. */
  before: SiteManifest;
  inPlace: ReadonlySet<string>;
  reads: SharedReads;
  stage: StagedSite;
}
