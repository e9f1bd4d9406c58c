/** For a field with a part of an address: nothing is corrected or completed, and it reads from left to right. */
export const ADDRESS_INPUT = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "none",
  autoComplete: "off",
} as const;
