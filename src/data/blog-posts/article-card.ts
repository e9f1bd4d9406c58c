/** What a list shows of an article, in one language. */
export interface ArticleCard {
  slug: string;
  primaryService: string | null;
  publishedAt: string;
  title: string;
  excerpt: string;
}
