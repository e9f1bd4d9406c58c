import doctor from "@/assets/scenes/doctor-at-door.svg";
import drip from "@/assets/scenes/drip-beside-sofa.svg";
import lab from "@/assets/scenes/lab-kitchen-table.svg";
import team from "@/assets/scenes/medical-team.svg";
import newborn from "@/assets/scenes/newborn-evening.svg";
import nurse from "@/assets/scenes/nurse-with-bag.svg";
import walk from "@/assets/scenes/walking-with-carer.svg";

const SCENES = { doctor, nurse, lab, drip, walk, newborn, team } as const;

export type SceneName = keyof typeof SCENES;

const SCENE_OF_SERVICE: Readonly<Record<string, SceneName>> = {
  "doctor-on-call": "doctor",
  "doctor-at-home": "doctor",
  "doctor-at-hotel": "doctor",
  "family-doctors": "doctor",
  "nurse-on-call": "nurse",
  "nurse-at-home": "nurse",
  "nurse-at-hotel": "nurse",
  "flu-vaccination": "nurse",
  "post-surgery-nursing": "nurse",
  "pre-post-operative-care": "nurse",
  "lab-test-at-home": "lab",
  "wellness-packages": "lab",
  "iv-therapy-at-home": "drip",
  "elderly-care": "walk",
  "palliative-care": "walk",
  "physiotherapy-at-home": "walk",
  "maternity-newborn-care": "newborn",
  "babysitting-childcare": "newborn",
};

/** The drawing of an article without a picture of its own; the medical team where no service says more. */
export function sceneOf(service: string | null): { name: SceneName; src: string } {
  const name = (service && SCENE_OF_SERVICE[service]) || "team";
  return { name, src: SCENES[name] };
}
