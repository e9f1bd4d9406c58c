/** The most of each text, as the database has it; a test compares. */
export const LOCATION_LIMITS = { summary: 300, landmarks: 200, directions: 600, requests: 3_000 } as const;
