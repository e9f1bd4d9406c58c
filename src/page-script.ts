import { beforeApp } from "./lib/before-app";
import { startPage } from "./site/page-script/start-page";

// The back office, which shares code with this file, has not been prerendered.
const page = beforeApp();
if (page) startPage(page);
