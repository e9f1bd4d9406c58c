import { createContext } from "react";

/** Opens the shell's way back in, for somebody who had put it off. */
export const SignInContext = createContext<() => void>(() => {});
