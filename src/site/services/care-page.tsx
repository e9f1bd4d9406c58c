import { ElderlyCareBlocks } from "./elderly-care/elderly-care-blocks";
import { CARE_SLUG } from "./own-pages.queries";
import { ServicePage } from "./service-page";

/** The page of a service like any other, with what only this one has. */
export function Component() {
  return <ServicePage slug={CARE_SLUG} Blocks={ElderlyCareBlocks} />;
}
