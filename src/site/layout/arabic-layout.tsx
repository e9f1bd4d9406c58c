import { ar } from "@/words/site/ar";
import { SiteLayout } from "./site-layout";

export function Component() {
  return <SiteLayout locale="ar" dictionary={ar} />;
}
