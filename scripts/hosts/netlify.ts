import { leadTo, answerWith, fileAt } from "./built-folder";
import { importEngine } from "./engines";

/** The used part of `@netlify/redirects`: the rules of Netlify's own development server. */
interface Redirects {
  RedirectsHandler: new (options: {
    configRedirects: never[];
    projectDir: string;
    publicDir: string;
    jwtRoleClaim: string;
    jwtSecret: string;
  }) => {
    match: (
      request: Request,
    ) => Promise<{ target: URL; statusCode: number; redirect: boolean; force: boolean } | undefined>;
  };
}

/** The used part of `@netlify/headers`. */
interface Headers {
  HeadersHandler: new (options: { projectDir: string; publishDir: string; logger: Console }) => {
    apply: (request: Request, response: Response) => Promise<unknown>;
  };
}

/**
 * Netlify: its own engines for rules and headers. Files come before rules without `!`, and the 404.html of the folder answers
 * all else: https://docs.netlify.com/manage/routing/redirects/redirect-options. Pretty URLs are on.
 */
export async function netlify(site: string): Promise<(request: Request) => Promise<Response>> {
  const { RedirectsHandler } = await importEngine<Redirects>("@netlify/redirects");
  const { HeadersHandler } = await importEngine<Headers>("@netlify/headers");
  const folders = { projectDir: site, publicDir: site, publishDir: site };
  const redirects = new RedirectsHandler({
    ...folders,
    configRedirects: [],
    jwtRoleClaim: "",
    jwtSecret: "",
  });
  const headers = new HeadersHandler({ ...folders, logger: console });

  const file = (pathname: string) =>
    fileAt(site, pathname.endsWith("/") ? `${pathname}index.html` : `${pathname}.html`) ??
    fileAt(site, pathname);

  /** The canonical address of a page for another spelling. */
  const prettyAddress = (pathname: string): string | undefined => {
    const [, plain] = /^(.*\/)index(?:\.html)?$/.exec(pathname) ?? /^(.+)(?:\.html|\/)$/.exec(pathname) ?? [];
    if (plain !== undefined) return file(plain) && plain;
    return fileAt(site, `${pathname}/index.html`) && `${pathname}/`;
  };

  async function respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = decodeURIComponent(pathname);
    const rule = await redirects.match(request);
    if (!rule?.force) {
      const pretty = prettyAddress(address);
      const found = file(address);
      if (found && !(pretty && address.endsWith(".html"))) return answerWith(found, 200);
      if (pretty) return leadTo(encodeURI(pretty) + search, 301);
    }
    const { target, statusCode = 404, redirect } = rule ?? {};
    if (target && redirect) return leadTo(target.pathname + target.search, statusCode);
    const shown = target && file(target.pathname);
    return answerWith(shown ?? `${site}/404.html`, shown ? statusCode : 404);
  }

  return async (request) => {
    const response = await respond(request);
    await headers.apply(request, response);
    return response;
  };
}
