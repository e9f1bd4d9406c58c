// The parts of the measuring that few pages need. They are one file, because the address of each is in the script of every
// page.
export { followAnswer, isAnswerDue, sendClickIds } from "./ad-clicks";
export { sendKept } from "./send-unsent";
