import { beforeApp } from "./lib/prerendered-page";
import { hydrateOnSign } from "./site/page-script/hydrate-on-sign";
import { startPage } from "./site/page-script/start-page";

// The back office shares code with this file and is not prerendered.
const page = beforeApp();
if (page) {
  hydrateOnSign(page);
  startPage(page);
}
