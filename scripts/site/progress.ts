/** Fewer pages than these are made within a second or two. */
const FEW = 40;
const NEWS = 5;

/**
 * @param total the number of pages to be made
 * @returns a function to call for each page; for many pages, each fifth is logged
 */
export function countProgress(total: number, log: (line: string) => void = () => undefined): () => void {
  const step = Math.ceil(total / NEWS);
  let done = 0;
  return () => {
    done += 1;
    if (total >= FEW && done % step === 0) log(`${done} of ${total} pages are made`);
  };
}
