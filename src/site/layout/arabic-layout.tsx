import { ar } from "@/texts/site/ar";
import { SiteLayout } from "./site-layout";

export function Component() {
  return <SiteLayout locale="ar" dictionary={ar} />;
}
