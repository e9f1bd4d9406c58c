// What few pages need of the measuring: one file, since the address of each is in the script of every page.
export { followAnswer, isAnswerDue, sendClickIds } from "./ad-clicks";
export { sendKept } from "./send-unsent";
