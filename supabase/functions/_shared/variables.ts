/** Reads a setting by its name. Tests pass one of their own. */
export type Read = (name: string) => string | undefined;

export const readVariable: Read = (name) => Deno.env.get(name);
