/**
 * Lint rule: Tailwind classes name the reading direction (ms-4, text-start), never a side of the screen (ml-4, text-left),
 * because every page exists in Arabic too.
 */
const PHYSICAL =
  /^-?(?:[mp][lr]-|scroll-[mp][lr]-|(?:left|right)-|(?:text|float|clear)-(?:left|right)$|border-[lr](?:-|$)|rounded-(?:[lr]|tl|tr|bl|br)(?:-|$))/;

/** Tailwind variants and the important mark in front of a class: `md:hover:!ml-2` -> `ml-2`. */
const bare = (name) => name.slice(name.lastIndexOf(":") + 1).replace(/^!|!$/g, "");

const rule = {
  meta: {
    type: "problem",
    messages: {
      physical: "'{{name}}' names a side of the screen; use its logical form (ms-, pe-, start-, text-end …).",
    },
  },
  create(context) {
    const check = (node, text) => {
      for (const name of text.split(/\s+/)) {
        if (PHYSICAL.test(bare(name))) context.report({ node, messageId: "physical", data: { name } });
      }
    };
    const visit = (node) => {
      if (!node || typeof node.type !== "string") return;
      if (node.type === "Literal" && typeof node.value === "string") check(node, node.value);
      else if (node.type === "TemplateElement") check(node, node.value.raw);
      else {
        for (const [key, value] of Object.entries(node)) {
          if (key === "parent") continue;
          if (Array.isArray(value)) value.forEach(visit);
          else if (value && typeof value === "object") visit(value);
        }
      }
    };
    return {
      JSXAttribute(node) {
        if (/^(class|\w+ClassName|className)$/.test(node.name.name)) visit(node.value);
      },
      CallExpression(node) {
        if (["cn", "cva", "clsx"].includes(node.callee.name)) node.arguments.forEach(visit);
      },
    };
  },
};

export default { meta: { name: "direction" }, rules: { "logical-classes": rule } };
