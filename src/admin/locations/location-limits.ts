/** The maximum length of each text, as in the database; a test compares them. */
export const LOCATION_LIMITS = { summary: 300, landmarks: 200, directions: 600, requests: 3_000 } as const;
