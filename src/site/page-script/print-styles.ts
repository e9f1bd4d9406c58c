import { whenIdle } from "@/lib/when-idle";
import { wholeStyles } from "@/lib/whole-styles";

/** A page carries no styles for paper. Its whole sheet has them, which browsers load last for a medium that is not shown. */
export function loadPrintStyles(): void {
  const href = wholeStyles();
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print", href });
  whenIdle(() => document.head.append(link));
}
