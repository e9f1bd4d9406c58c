import { TEXT_FIELDS } from "@domain/post-draft";
import type { AdminDictionary } from "@/words/admin/en";

type Labels = Readonly<Record<string, string>>;

/**
 * What the columns of each table are called, as their forms call them and in the forms' order. A column that is not here goes by
 * its own name.
 * @param service of a row that belongs to one
 */
export function columnLabels(t: AdminDictionary, service = ""): Readonly<Record<string, Labels>> {
  const { authors, services, locations, redirects, schemas, templates, calendar, facts, permits } = t;
  const { settings, reviews, editor, history } = t;
  const described = (texts: typeof services | typeof locations) => ({
    slug: texts.slug,
    name_en: texts.nameEn,
    name_ar: texts.nameAr,
    description_en: texts.descriptionEn,
    description_ar: texts.descriptionAr,
  });
  return {
    authors: {
      name: authors.nameEn,
      name_ar: authors.nameAr,
      role: authors.roleEn,
      role_ar: authors.roleAr,
      avatar_url: authors.avatar,
      bio: authors.bioEn,
      bio_ar: authors.bioAr,
      is_active: authors.active,
    },
    author_contacts: { email: authors.email },
    services: {
      ...described(services),
      starting_price: services.price,
      price_unit: services.unit,
      arrival_least: services.arrivalLeast,
      arrival_most: services.arrivalMost,
      visit_least: services.visitLeast,
      visit_most: services.visitMost,
      is_active: services.active,
      content_data: services.content.title,
      display_order: history.order,
    },
    locations: {
      ...described(locations),
      response_least_minutes: locations.responseLeast,
      response_time_minutes: locations.responseTime,
      summary_en: locations.summaryEn,
      summary_ar: locations.summaryAr,
      landmarks_en: locations.landmarksEn,
      landmarks_ar: locations.landmarksAr,
      directions_en: locations.directionsEn,
      directions_ar: locations.directionsAr,
      areas_covered: locations.areas,
      areas_covered_ar: locations.areasAr,
      is_on_home: locations.onHome,
      is_active: locations.active,
      display_order: history.order,
    },
    location_services: {
      is_active: service,
      requests_en: locations.requestsEn(service),
      requests_ar: locations.requestsAr(service),
      response_least_minutes: locations.ownLeast(service),
      response_most_minutes: locations.ownMost(service),
      is_listed: locations.listed,
    },
    url_redirects: {
      from_path: redirects.from,
      to_path: redirects.to,
      redirect_type: redirects.type,
      is_active: redirects.active,
    },
    page_schemas: {
      page_type: schemas.pageType,
      page_id: schemas.pageId,
      schema_type: schemas.schemaType,
      schema_data: schemas.json,
      is_active: schemas.active,
    },
    editorial_calendar: {
      topic_en: calendar.topicEn,
      topic_ar: calendar.topicAr,
      scheduled_date: calendar.date,
      status: calendar.statusLabel,
      priority: calendar.priority,
      service_cluster: calendar.service,
      target_keyword_en: calendar.keywordEn,
      target_keyword_ar: calendar.keywordAr,
      post_id: history.relatedPost,
    },
    content_templates: { name: templates.name, type: templates.type, template_data: templates.sections },
    business_facts: { value: facts.value, evidence: facts.evidence, valid_until: facts.validUntil },
    permits: {
      kind: permits.kind,
      number: permits.number,
      authority_en: permits.authority[0],
      authority_ar: permits.authority[1],
      scope_en: permits.scope[0],
      scope_ar: permits.scope[1],
      issued: permits.issued,
      expires: permits.expires,
      file_path: permits.paper,
    },
    site_settings: {
      site_title: settings.siteTitleEn,
      site_title_ar: settings.siteTitleAr,
      site_description: settings.siteDescriptionEn,
      site_description_ar: settings.siteDescriptionAr,
      posts_per_page: settings.postsPerPage,
    },
    staff_settings: {
      auto_publish: settings.autoPublish,
      ai_generation: settings.aiGeneration,
      notifications_enabled: settings.emailNotifications,
    },
    reviews: {
      service_slug: reviews.service,
      is_sample: reviews.sample,
      hidden_at: history.hiddenSince,
      hidden_reason: reviews.reason,
      hidden_note: reviews.note,
      author: history.reviewer,
      title: editor.fields.title,
      content: history.reviewText,
    },
    blog_post_translations: {
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, editor.fields[field]])),
      faq: editor.fields.faq,
    },
    blog_post_tags: { tags: editor.settings.tags },
    blog_posts: {
      slug: editor.settings.slug,
      status: editor.settings.status,
      scheduled_at: editor.settings.date,
      published_at: history.published,
      primary_service: editor.settings.primaryService,
      author_id: editor.settings.author,
      deleted_at: history.trash,
    },
    admins: { email: authors.email, role: history.role, switched_off_at: history.switchedOff },
  };
}

/** What the parts of a JSON column are called, by their path without the places in lists, in the form's order. */
export function partLabels({ services, templates }: AdminDictionary): Readonly<Record<string, Labels>> {
  const { content } = services;
  return {
    content_data: {
      "lead.en": content.leadEn,
      "lead.ar": content.leadAr,
      "badge.en": content.badgeEn,
      "badge.ar": content.badgeAr,
      "picture.url": content.picture,
      "picture.alt.en": content.altEn,
      "picture.alt.ar": content.altAr,
      "video.url": content.video,
      "video.title.en": content.videoTitleEn,
      "video.title.ar": content.videoTitleAr,
      "prices.id": content.itemId,
      "prices.fromAED": content.itemPrice,
      "prices.name.en": content.itemEn,
      "prices.name.ar": content.itemAr,
      "faqs.question.en": content.questionEn,
      "faqs.question.ar": content.questionAr,
      "faqs.answer.en": content.answerEn,
      "faqs.answer.ar": content.answerAr,
    },
    template_data: {
      "structure.en.sections.heading": templates.headingEn,
      "structure.en.sections.content": templates.contentEn,
      "structure.ar.sections.heading": templates.headingAr,
      "structure.ar.sections.content": templates.contentAr,
    },
  };
}

/** What nobody writes: keys, versions, and what the database keeps for itself. */
const UNSEEN: ReadonlySet<string> = new Set([
  "id",
  "author_email",
  "author_id",
  "created_at",
  "updated_at",
  "location_id",
  "service_id",
  "post_id",
  "user_id",
  "lang",
  "key",
  "version",
  "has_text",
  "origin",
  "is_required",
  "kind",
  "rule",
  "hidden_by",
  "hidden_by_email",
  "erased_at",
  "gone_at",
  "seen_at",
  "source_id",
]);

/** The columns that people are shown, in their order. */
export function shownColumns(columns: readonly string[], labels: Labels): string[] {
  const known = Object.keys(labels);
  return [
    ...known.filter((column) => columns.includes(column)),
    ...columns.filter((column) => !known.includes(column) && !UNSEEN.has(column)),
  ];
}
