import { describe, expect, it } from "vitest";
import { parseEnv } from "./env-schema";

const complete = {
  VITE_SITE_URL: "https://www.example.com",
  VITE_SUPABASE_URL: "http://127.0.0.1:8080",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
};

describe("the environment", () => {
  it("is complete with three values", () => {
    expect(parseEnv(complete)).toEqual(complete);
  });

  it.each(Object.keys(complete))("names %s when it is missing", (name) => {
    expect(() => parseEnv({ ...complete, [name]: "" })).toThrow(
      new RegExp(`${name} is missing: it should be`),
    );
  });

  it.each([
    ["VITE_SITE_URL", "https://www.example.com/"],
    ["VITE_SITE_URL", "www.example.com"],
    ["VITE_SUPABASE_URL", "https://abc.supabase.co/rest"],
    ["VITE_SUPABASE_PUBLISHABLE_KEY", "sb_secret_abc"],
  ])("refuses %s = %s and names the expected format", (name, value) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(
      new RegExp(`${name} is wrong: it should be`),
    );
  });

  it("lists all problems together", () => {
    expect(() => parseEnv({ ...complete, VITE_SITE_URL: "", VITE_SUPABASE_URL: "x" })).toThrow(
      /VITE_SITE_URL is missing[\s\S]*VITE_SUPABASE_URL is wrong/,
    );
  });
});
