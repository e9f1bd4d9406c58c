/** A drawing inside another: it keeps its own coordinates and is cut to the room that it gets. */
export const placedSvg = (svg: string, place: string): string =>
  svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="[^"]*"/g, "").replace("<svg", `<svg ${place}`),
  );
