import { lazyPart } from "@/components/patterns/staff/lazy-part";

/** The dialog that chooses a picture from the library. */
export const ImagePickerDialog = lazyPart(
  async () => (await import("./image-picker-dialog")).ImagePickerDialog,
);
