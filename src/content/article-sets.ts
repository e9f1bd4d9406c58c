// Services whose articles are shown together: the articles of any of them are the articles of all of them.

/** Also a group of the menu. Each has the category "doctor". */
export const doctorServices = [
  "doctor-at-home",
  "doctor-on-call",
  "doctor-at-hotel",
  "family-doctors",
] as const;

export const wellnessArticleSet = [
  "lab-test-at-home",
  "physiotherapy-at-home",
  "flu-vaccination",
  "wellness-packages",
] as const;
