import { AppError } from "./app-error";

/** An answer that is not what was asked for, such as the page of a hotel's Wi-Fi: it counts as one that did not come. */
export const unusableAnswer = (message: string): AppError => new AppError("unavailable", message, 502);
