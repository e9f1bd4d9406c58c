import { ar } from "@/i18n/dictionaries/ar";
import { SiteLayout } from "./site-layout";

export function Component() {
  return <SiteLayout locale="ar" dictionary={ar} />;
}
