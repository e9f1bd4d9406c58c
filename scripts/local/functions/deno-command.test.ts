import { expect, it } from "vitest";
import { functionsEnvironment } from "./deno-command";

const project = {
  apiUrl: "http://127.0.0.1:8080",
  keys: { publishableKey: "sb_publishable_x", secretKey: "sb_secret_x" },
};

it("gives functions the hosted variables and their own settings, and nothing of this process", () => {
  const env = {
    PATH: "/bin",
    HOME: "/home/sara",
    AWS_SECRET: "no",
    npm_config_registry: "https://npm.example",
    NODE_EXTRA_CA_CERTS: "/etc/ssl/company.pem",
  };
  const variables = { AI_TEXT_MODEL: "some-model", SUPABASE_URL: "http://elsewhere" };
  expect(functionsEnvironment(env, project, variables)).toEqual({
    PATH: "/bin",
    HOME: "/home/sara",
    NPM_CONFIG_REGISTRY: "https://npm.example",
    DENO_CERT: "/etc/ssl/company.pem",
    AI_PROVIDER: "composer",
    AI_TEXT_MODEL: "some-model",
    SUPABASE_URL: "http://127.0.0.1:8080",
    SUPABASE_ANON_KEY: "sb_publishable_x",
    SUPABASE_SERVICE_ROLE_KEY: "sb_secret_x",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    DO_NOT_TRACK: "1",
    LITE_TELEMETRY: "0",
  });
});

it("prefers the functions' own settings to the stack's", () => {
  const stack = { ...project, settings: { SITE_URL: "http://127.0.0.1:8080", DEPLOY_HOOK_URL: "http://a" } };
  expect(
    functionsEnvironment({}, stack, { AI_PROVIDER: "openai", DEPLOY_HOOK_URL: "http://b" }),
  ).toMatchObject({ AI_PROVIDER: "openai", SITE_URL: "http://127.0.0.1:8080", DEPLOY_HOOK_URL: "http://b" });
});
