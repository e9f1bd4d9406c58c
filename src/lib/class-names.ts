import { clsx, type ClassValue } from "clsx";

/** Joins class names and drops falsy values. Variants never set the same property, so nothing needs merging. */
export const cn = (...values: ClassValue[]): string => clsx(values);
