/*
 * Builds the fake site of another process, and kills itself while it makes a page. Arguments: the address of its database, its
 * folder, and the text of that page.
 */
import { writeSite } from "../build-site";
import { fakeApplication, fakeEnvironment, foldersIn, NOW } from "./fake-site";

const [, , url = "", folder = "", last] = process.argv;
const application = fakeApplication({
  url,
  folder,
  onRender: (_, text) => {
    if (text === last) process.kill(process.pid, "SIGKILL");
  },
});
await writeSite(application(), {
  outDir: foldersIn(folder).outDir,
  environment: fakeEnvironment(url),
  now: NOW,
});
