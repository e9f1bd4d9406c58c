/** The structured data of the page that is shown. */
export const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

/** The block with the type. */
export function structured(type: string): Record<string, unknown> {
  const found = structuredData().find((block) => block["@type"] === type);
  if (!found) throw new Error(`There is no ${type} on the page.`);
  return found;
}
