import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Check } from "./check";
import { load } from "./packages";
import { parsed, type SitePage } from "./site-pages";

interface Preview {
  title: string;
  description: string;
  image: string;
}

interface PreviewedPage extends SitePage {
  /** The page's own preview. */
  expected: Preview;
}

/** The previews of an address in three packages of messengers and networks. */
const READERS: Record<string, (address: string, html: string) => Promise<Partial<Preview>>> = {
  "open-graph-scraper": async (url) => {
    const { default: scrape } = await load<{
      default: (options: { url: string }) => Promise<{
        result: { ogTitle?: string; ogDescription?: string; ogImage?: { url: string }[] };
      }>;
    }>("open-graph-scraper");
    const { result } = await scrape({ url });
    return { title: result.ogTitle, description: result.ogDescription, image: result.ogImage?.[0]?.url };
  },
  "unfurl.js": async (url) => {
    const { unfurl } = await load<{
      unfurl: (url: string) => Promise<{
        open_graph?: { title?: string; description?: string; images?: { url: string }[] };
      }>;
    }>("unfurl.js");
    const { open_graph: found } = await unfurl(url);
    return { title: found?.title, description: found?.description, image: found?.images?.[0]?.url };
  },
  // It refuses addresses of this machine, so it gets the page directly.
  "link-preview-js": async (url, data) => {
    const { getPreviewFromContent } = await load<{
      getPreviewFromContent: (answer: {
        url: string;
        data: string;
        headers: Record<string, string>;
        status: number;
      }) => Promise<{ title?: string; description?: string; images?: string[] }>;
    }>("link-preview-js");
    const headers = { "content-type": "text/html; charset=utf-8" };
    const { title, description, images } = await getPreviewFromContent({ url, data, headers, status: 200 });
    return { title, description, image: images?.[0] };
  },
};

/** Answers every address with the same page while `work` runs. */
async function served<Result>(html: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const server = createServer((_, answer) =>
    answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function expectedOf(page: SitePage): PreviewedPage {
  const document = parsed(page.html, "text/html");
  const content = (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute("content") ?? "";
  const [title, description, image] = [content("title"), content("description"), content("image")];
  return { ...page, expected: { title, description, image } };
}

/** Every page for sharing, in each reader, with its picture. */
export const linkPreviewChecks = (pages: readonly SitePage[]): Check<PreviewedPage>[] => {
  const pictures = new Map<string, Promise<boolean>>();
  const isPicture = async (address: string) => {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200 && (answer.headers.get("Content-Type") ?? "").startsWith("image/");
  };
  return Object.entries(READERS).map(([reader, read]) => ({
    subject: "link previews",
    reader,
    items: () => pages.map(expectedOf).filter(({ expected }) => expected.title !== ""),
    problemsOf: async (shared) => {
      const problems: string[] = [];
      for (const { path, html, expected } of shared) {
        const found = await served(html, (address) => read(address, html));
        for (const part of ["title", "description", "image"] as const)
          if (!expected[part] || found[part] !== expected[part])
            problems.push(`${path}: its ${part} "${expected[part]}" is read as "${found[part]}".`);
        const known = pictures.get(expected.image) ?? isPicture(expected.image);
        pictures.set(expected.image, known);
        if (!(await known)) problems.push(`${path}: ${expected.image} is no picture.`);
      }
      return problems;
    },
    broken: (page) => ({ ...page, html: page.html.replace(/<meta [^>]*property="og:[^>]*>/g, "") }),
  }));
};
