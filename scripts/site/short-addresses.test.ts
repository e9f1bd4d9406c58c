import { expect, it } from "vitest";
import type { Redirect } from "../../src/data/public/redirect-rules";
import { headerRules } from "./host-headers";
import { hostAnswers, hostRules } from "./host-redirects";
import { nginxConfig } from "./host-nginx";
import { vercelConfig } from "./host-vercel";

const target = "/ar/blog/حمى?utm_source=facebook&utm_medium=social&utm_campaign=spring";
const sent = "/ar/blog/%D8%AD%D9%85%D9%89?utm_source=facebook&utm_medium=social&utm_campaign=spring";
const addresses = {
  moved: new Map<string, Redirect>([
    ["/go/spring", { to: target, type: 302 }],
    ["/go/off", { to: "/about", type: 302 }],
  ]),
  gone: [],
  removed: [],
};
const headers = headerRules({ VITE_SUPABASE_URL: "https://abc.supabase.co" }, "");

it("Netlify and Cloudflare lead a short address, in both spellings, to its page with the campaign", () => {
  const rules = hostRules(addresses);
  expect(rules.split("\n").slice(0, 4)).toEqual([
    `/go/spring ${sent} 302`,
    "/go/off /about 302",
    `/go/spring/ ${sent} 302`,
    "/go/off/ /about 302",
  ]);
  expect(hostAnswers(rules)("/go/spring/")).toEqual({ status: 302, to: sent });
  expect(hostAnswers(rules)("/go/nothing")).toBeUndefined();
});

it("Vercel has the same, and its own rule for the final slash", () => {
  const { redirects } = JSON.parse(vercelConfig(addresses, headers)) as { redirects: object[] };
  expect(redirects).toContainEqual({ source: "/go/spring", destination: sent, statusCode: 302 });
});

it("nginx puts what is asked for behind the campaign", () => {
  const config = nginxConfig(addresses, headers);
  for (const path of ["/go/spring", "/go/spring/"])
    expect(config).toContain(`location = "${path}" { return 302 "${sent}$more_args"; }`);
  expect(config).toContain('location = "/go/off" { return 302 "/about$is_args$args"; }');
  expect(config).toMatch(/set \$more_args "";\nif \(\$args\) \{\n {2}set \$more_args "&\$args";\n\}/);
});

it("no search engine is offered a short address", () => {
  expect(nginxConfig(addresses, headers)).toMatch(/if \(\$uri ~ "\^\/go\/"\) \{\n {2}set \$robots noindex;/);
  expect(headers).toContainEqual({ path: "/go/*", headers: { "X-Robots-Tag": "noindex" } });
});
