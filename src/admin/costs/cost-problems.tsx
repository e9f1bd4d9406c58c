import type { CostProblem } from "./cost-file/read-costs";
import { problemText } from "./cost-problem-text";
import { useTexts } from "@/i18n/i18n";
import { costImportTexts } from "@/words/admin/cost-import";

/** Whoever has read so many mends the file. */
const SHOWN = 8;

/** Why nothing of a file is stored. */
export function CostProblems({ problems }: { problems: readonly CostProblem[] }) {
  const texts = useTexts(costImportTexts);
  return (
    <div role="alert" className="rounded-control border-destructive border px-4 py-3 text-base">
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN).map((problem) => {
          const sentence = problemText(problem, texts);
          return <li key={sentence}>{sentence}</li>;
        })}
        {problems.length > SHOWN && <li>{texts.more(problems.length - SHOWN)}</li>}
      </ul>
      <p className="text-muted-foreground mt-2">{texts.nothingStored}</p>
    </div>
  );
}
