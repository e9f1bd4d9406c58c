import { lazyPart } from "@/components/patterns/staff/lazy-part";

const load = () => import("./open-texts");

export const OpenTexts = lazyPart(async () => (await load()).OpenTexts);
export const OpenTextsFilter = lazyPart(async () => (await load()).OpenTextsFilter);

export const fetchOpenTexts = () => [OpenTexts.fetch(), OpenTextsFilter.fetch()];
