import { en } from "@/i18n/dictionaries/en";
import { SiteLayout } from "./site-layout";

export function Component() {
  return <SiteLayout locale="en" dictionary={en} />;
}
