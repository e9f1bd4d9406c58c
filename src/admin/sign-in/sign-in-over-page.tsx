import { createContext } from "react";
import { lazyPart } from "@/components/patterns/staff/lazy-part";

/** Opens the shell's sign-in, for a person who closed it before. */
export const SignInContext = createContext<() => void>(() => {});

/** The sign-in over the page. */
export const SignInOverPage = lazyPart(async () => (await import("./sign-in-dialog")).SignInDialog);
