import { emergencyNumbers } from "@/config/contact";

export const { ambulance } = emergencyNumbers;
