import { clsx, type ClassValue } from "clsx";

/** Joins class names, dropping what is falsy. Variants never fight over a property, so nothing needs merging. */
export const cn = (...values: ClassValue[]): string => clsx(values);
