import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Sql } from "postgres";
import { ownProcessGroup } from "../local/child-process";
import { StackError } from "../local/failure";
import renderer from "../../supabase/functions/_shared/pictures/renderer-files.json" with { type: "json" };
import { installPackages } from "../local/install-packages";

const PROJECT = fileURLToPath(new URL("peer", import.meta.url));
const PROGRAM = fileURLToPath(new URL("peer-process.ts", import.meta.url));

interface Article {
  address: string;
  lang: string;
  service: string;
  published: string;
  title: string;
  headline: string;
  excerpt: string;
  markdown: string;
  faq: readonly { q: string; a: string }[];
}

/** The result of a build. */
export interface PeerBuild {
  /** From its beginning to its end. */
  seconds: number;
  /** Seconds of processor time, with all of its processes. */
  processor: number;
  /** The peak memory of its process, in MB. */
  memory: number;
}

/**
 * Builds the published articles with Astro, from nothing: their pages with questions, structured data and cards of related
 * articles, pictures of their shared links, lists of cards, and a sitemap. Writing the articles into files is not counted.
 * @throws StackError when Astro fails
 */
export async function buildWithPeer(sql: Sql, folder: string): Promise<PeerBuild> {
  await installPackages(PROJECT, "the comparison with Astro");
  const articles = await sql<Article[]>`
    select post.slug as address, text.lang, coalesce(post.primary_service, '') as service, to_json(post.published_at) #>> '{}' as published,
      text.title, coalesce(text.h1, text.title) as headline, coalesce(text.excerpt, '') as excerpt,
      text.content_markdown as markdown, text.faq
    from public.blog_posts as post join public.blog_post_translations as text on text.post_id = post.id
    where post.status = 'published' and post.deleted_at is null and text.has_text`;
  for (const { markdown, ...data } of articles) {
    const file = path.join(folder, "articles", data.lang, `${data.address}.md`);
    await mkdir(path.dirname(file), { recursive: true });
    // JSON is YAML. Astro takes `slug` for the id of an article, and languages share it.
    await writeFile(file, `---\n${JSON.stringify(data)}\n---\n\n${markdown}\n`);
  }
  await writeFile(path.join(folder, "font.ttf"), gunzipSync(Buffer.from(renderer.font, "base64")));
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    ...ownProcessGroup,
    // Astro puts the programs of its pages into the current folder, and they import its packages.
    cwd: PROJECT,
    env: { ...process.env, PEER_DIR: folder, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", process.stderr, "ipc"],
  });
  const answered = once(child, "message") as Promise<[PeerBuild]>;
  const ended = once(child, "exit").then(() => {
    throw new StackError("Astro ended without an answer.");
  });
  const [built] = await Promise.race([answered, ended]);
  child.disconnect();
  return built;
}
