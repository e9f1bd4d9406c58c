/** Under which the back office keeps the pictures that were drawn already. */
export const storedPictureKeys = {
  all: ["stored-infographic"] as const,
  of: (description: string) => [...storedPictureKeys.all, description] as const,
};
