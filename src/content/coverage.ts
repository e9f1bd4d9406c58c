import type { Localized } from "@/config/locales";

/** The city by its name, as structured data has it. */
export const city: Localized = { en: "Dubai", ar: "دبي" };

/** The middle of the area that the team covers, and how far it reaches. */
export const serviceArea = { latitude: 25.2048, longitude: 55.2708, radiusMetres: 50_000 } as const;
