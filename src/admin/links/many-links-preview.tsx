import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { paths } from "@/config/paths";
import type { LineProblem, PastedLine } from "./many-links";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { linksTexts } from "@/texts/admin/links";

/** The preview shows this many lines; all of them are made. */
const SHOWN = 100;

/** Each line, those without a link first. */
export function LineTable({ lines }: { lines: readonly PastedLine[] }) {
  const { many } = useTexts(linksTexts);
  const isRefused = ({ result }: PastedLine) => "problem" in result;
  const sorted = [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))];
  return (
    <>
      <Table label={many.preview} stacks>
        <TableHeads of={[many.line, many.what, many.becomes]} />
        <tbody>
          {sorted.slice(0, SHOWN).map((line) => (
            <tr key={line.line}>
              <TableCell className="text-muted-foreground whitespace-nowrap tabular-nums">
                {many.lineNumber(line.line)}
              </TableCell>
              <TableCell className="wrap-anywhere">
                <bdi>{line.text.slice(0, 200)}</bdi>
              </TableCell>
              <TableCell className="wrap-anywhere">
                <Becomes line={line} />
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length > SHOWN && (
        <p className="text-muted-foreground text-base">{many.more(lines.length - SHOWN)}</p>
      )}
    </>
  );
}

function Becomes({ line: { result } }: { line: PastedLine }) {
  const texts = useTexts(linksTexts);
  if ("problem" in result)
    return <span className="text-destructive">{problemText(result.problem, texts.many.problems)}</span>;
  const { link, trouble } = result;
  return (
    <>
      <bdi className="block">{link.name}</bdi>
      <bdi dir="ltr" className="text-muted-foreground block">
        {paths.short(link.code)}
      </bdi>
      {trouble && (
        <span className="block font-semibold">
          {trouble.kind === "moved" ? texts.trouble.moved(trouble.to) : texts.trouble[trouble.kind]}
        </span>
      )}
    </>
  );
}

function problemText(problem: LineProblem, texts: TextsOf<typeof linksTexts>["many"]["problems"]): string {
  if (problem.kind === "twice") return texts.twice(problem.line);
  if (problem.kind === "exists") return texts.exists(problem.name);
  return texts[problem.kind];
}
