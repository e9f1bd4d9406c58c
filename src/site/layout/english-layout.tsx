import { en } from "@/texts/site/en";
import { SiteLayout } from "./site-layout";

export function Component() {
  return <SiteLayout locale="en" dictionary={en} />;
}
