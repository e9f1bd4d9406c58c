import { IvTherapyBlocks } from "./iv-therapy/iv-therapy-blocks";
import { IV_SLUG } from "./own-pages.queries";
import { ServicePage } from "./service-page";

/** The page of a service like any other, with what only this one has. */
export function Component() {
  return <ServicePage slug={IV_SLUG} Blocks={IvTherapyBlocks} blocksHaveSteps />;
}
