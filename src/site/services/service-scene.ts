import doctor from "@/assets/scenes/doctor-at-door.svg";
import drip from "@/assets/scenes/drip-beside-sofa.svg";
import lab from "@/assets/scenes/lab-kitchen-table.svg";
import team from "@/assets/scenes/medical-team.svg";
import newborn from "@/assets/scenes/newborn-evening.svg";
import nurse from "@/assets/scenes/nurse-with-bag.svg";
import walk from "@/assets/scenes/walking-with-carer.svg";
import type { ServiceCategory } from "@/content/services";

const scenes = { doctor, nurse, lab, drip, walk, newborn, team } as const;

type SceneName = keyof typeof scenes;

const BY_SLUG: ReadonlyMap<string, SceneName> = new Map([
  ["iv-therapy-at-home", "drip"],
  ["family-doctors", "team"],
  ["pre-post-operative-care", "team"],
  ["physiotherapy-at-home", "walk"],
  ["maternity-newborn-care", "newborn"],
  ["babysitting-childcare", "newborn"],
]);

const BY_CATEGORY: Partial<Record<ServiceCategory, SceneName>> = {
  doctor: "doctor",
  nursing: "nurse",
  tests: "lab",
  care: "walk",
};

/** The picture of a service: its own, its category's, or the whole team. */
export function sceneOf(slug: string, category: ServiceCategory): { name: SceneName; src: string } {
  const name = BY_SLUG.get(slug) ?? BY_CATEGORY[category] ?? "team";
  return { name, src: scenes[name] };
}
