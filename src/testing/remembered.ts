/** Caches the result for each text: every rule reads every text again. */
export function remembered<Found>(find: (text: string) => Found) {
  const known = new Map<string, Found>();
  return (text: string): Found => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
