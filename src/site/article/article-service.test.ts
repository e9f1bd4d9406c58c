import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { articleService } from "./article-service";

const { services } = testFacts();
const withService = (slugs: readonly string[]) =>
  testFacts({ services: services.filter(({ slug }) => slugs.includes(slug)) });

it.each<[what: string, chosen: string | null, offered: string[], service: string | undefined]>([
  ["its own", "elderly-care", ["elderly-care", "doctor-on-call"], "elderly-care"],
  ["a doctor without one", null, ["doctor-on-call"], "doctor-on-call"],
  ["a doctor where its own was deleted", "elderly-care", ["doctor-on-call"], "doctor-on-call"],
  ["a doctor where its own names none", "no-such-service", ["doctor-on-call"], "doctor-on-call"],
  ["none where no doctor is offered either", "elderly-care", ["lab-test-at-home"], undefined],
])("the service of an article is %s", (_what, chosen, offered, service) => {
  expect(articleService(chosen, withService(offered), "en")?.slug).toBe(service);
});
