export { Dialog } from "@/components/ui/staff/dialog";
export { ConfirmWindow } from "./confirm-window";
