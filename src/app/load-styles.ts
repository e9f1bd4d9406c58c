/** A prerendered page carries only the styles of its own first view; the application needs all of them. */
export function loadStyles(): Promise<unknown> {
  const href = document.querySelector<HTMLMetaElement>('meta[name="stylesheet"]')?.content;
  if (!href) return Promise.resolve();
  return new Promise((done) => {
    // Without its styles the application is still better than none.
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
}
