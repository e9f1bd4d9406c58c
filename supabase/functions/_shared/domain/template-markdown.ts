/** A part of an article's outline. One of the two may be empty. */
export interface TemplateSection {
  heading: string;
  content: string;
}

/** An outline as the editor's text: each section's heading as `## heading`, followed by its content. */
export function templateMarkdown(sections: readonly TemplateSection[]): string {
  return sections
    .flatMap(({ heading, content }) => [heading.trim() && `## ${oneLine(heading)}`, content.trim()])
    .filter((part) => part !== "")
    .join("\n\n");
}

/** A line break would end the heading. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");
