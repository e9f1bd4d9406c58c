// The build turns files of texts into modules (scripts/texts/texts-plugin.ts) and holds them to the schemas.

declare module "*/catalogue.yaml" {
  import type { z } from "zod";
  import type { Catalogue } from "@/content/schemas";

  export const texts: z.infer<typeof Catalogue>;
}

declare module "*/drips.yaml" {
  import type { z } from "zod";
  import type { Drips } from "@/content/schemas";

  export const texts: z.infer<typeof Drips>;
}

declare module "*/iv-therapy-page.yaml" {
  import type { z } from "zod";
  import type { IvTherapyPage } from "@/content/schemas";

  export const texts: z.infer<typeof IvTherapyPage>;
}

declare module "*/elderly-care-page.yaml" {
  import type { z } from "zod";
  import type { ElderlyCarePage } from "@/content/schemas";

  export const texts: z.infer<typeof ElderlyCarePage>;
}

declare module "@/content/services/*.yaml" {
  import type { ServiceFile } from "@/content/schemas";

  export const texts: ServiceFile;
}
