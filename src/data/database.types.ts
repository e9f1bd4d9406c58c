// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      admins: {
        Row: {
          author_id: string | null
          created_at: string
          email: string
          name: string
          role: string
          switched_off_at: string | null
          user_id: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          email: string
          name?: string
          role?: string
          switched_off_at?: string | null
          user_id: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          email?: string
          name?: string
          role?: string
          switched_off_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "admins_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: true
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
        ]
      }
      analytics_daily: {
        Row: {
          day: string
          event_name: string
          events: number
          lang: string
          page_url: string
          service_slug: string
          source: string
        }
        Insert: {
          day: string
          event_name: string
          events: number
          lang: string
          page_url: string
          service_slug: string
          source: string
        }
        Update: {
          day?: string
          event_name?: string
          events?: number
          lang?: string
          page_url?: string
          service_slug?: string
          source?: string
        }
        Relationships: []
      }
      analytics_events: {
        Row: {
          created_at: string
          event_id: string
          event_name: string
          first_article: string | null
          id: number
          lang: string
          last_article: string | null
          page_url: string
          reference: string | null
          service_slug: string | null
          session_id: string | null
          source: string
          source_index: number | null
          utm_campaign: string | null
          utm_content: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Insert: {
          created_at?: string
          event_id?: string
          event_name: string
          first_article?: string | null
          id?: never
          lang: string
          last_article?: string | null
          page_url: string
          reference?: string | null
          service_slug?: string | null
          session_id?: string | null
          source: string
          source_index?: number | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Update: {
          created_at?: string
          event_id?: string
          event_name?: string
          first_article?: string | null
          id?: never
          lang?: string
          last_article?: string | null
          page_url?: string
          reference?: string | null
          service_slug?: string | null
          session_id?: string | null
          source?: string
          source_index?: number | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Relationships: []
      }
      author_contacts: {
        Row: {
          author_id: string
          email: string
        }
        Insert: {
          author_id: string
          email: string
        }
        Update: {
          author_id?: string
          email?: string
        }
        Relationships: [
          {
            foreignKeyName: "author_contacts_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: true
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
        ]
      }
      authors: {
        Row: {
          avatar_url: string | null
          bio: string
          bio_ar: string
          created_at: string
          id: string
          is_active: boolean
          name: string
          name_ar: string
          role: string
          role_ar: string
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          bio?: string
          bio_ar?: string
          created_at?: string
          id?: string
          is_active?: boolean
          name: string
          name_ar?: string
          role?: string
          role_ar?: string
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          bio?: string
          bio_ar?: string
          created_at?: string
          id?: string
          is_active?: boolean
          name?: string
          name_ar?: string
          role?: string
          role_ar?: string
          updated_at?: string
        }
        Relationships: []
      }
      blog_events: {
        Row: {
          created_at: string
          event_id: string
          event_type: string
          id: number
          lang: string
          post_id: string
          referrer: string | null
          utm_campaign: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Insert: {
          created_at?: string
          event_id?: string
          event_type: string
          id?: never
          lang: string
          post_id: string
          referrer?: string | null
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Update: {
          created_at?: string
          event_id?: string
          event_type?: string
          id?: never
          lang?: string
          post_id?: string
          referrer?: string | null
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "blog_events_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_post_revisions: {
        Row: {
          created_at: string
          created_by: string | null
          created_by_email: string | null
          id: string
          kind: string
          post_id: string
          save_id: string | null
          snapshot: NonNullable<Json>
          version: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          created_by_email?: string | null
          id?: string
          kind?: string
          post_id: string
          save_id?: string | null
          snapshot: NonNullable<Json>
          version: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          created_by_email?: string | null
          id?: string
          kind?: string
          post_id?: string
          save_id?: string | null
          snapshot?: NonNullable<Json>
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_post_revisions_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_post_tags: {
        Row: {
          post_id: string
          tag_slug: string
        }
        Insert: {
          post_id: string
          tag_slug: string
        }
        Update: {
          post_id?: string
          tag_slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_post_tags_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_post_translations: {
        Row: {
          alt_text: string | null
          canonical_url: string | null
          changed_at: string
          content_markdown: string
          digest: string
          excerpt: string | null
          faq: NonNullable<Json>
          h1: string | null
          has_text: boolean
          hero_image_url: string | null
          id: string
          is_live: boolean
          lang: string
          meta_description: string | null
          meta_title: string | null
          post_id: string
          reviewed: Json | null
          reviewer_id: string | null
          text_length: number
          title: string
        }
        Insert: {
          alt_text?: string | null
          canonical_url?: string | null
          changed_at?: string
          content_markdown?: string
          digest?: never
          excerpt?: string | null
          faq?: NonNullable<Json>
          h1?: string | null
          has_text?: never
          hero_image_url?: string | null
          id?: string
          is_live?: boolean
          lang: string
          meta_description?: string | null
          meta_title?: string | null
          post_id: string
          reviewed?: Json | null
          reviewer_id?: string | null
          text_length?: never
          title: string
        }
        Update: {
          alt_text?: string | null
          canonical_url?: string | null
          changed_at?: string
          content_markdown?: string
          digest?: never
          excerpt?: string | null
          faq?: NonNullable<Json>
          h1?: string | null
          has_text?: never
          hero_image_url?: string | null
          id?: string
          is_live?: boolean
          lang?: string
          meta_description?: string | null
          meta_title?: string | null
          post_id?: string
          reviewed?: Json | null
          reviewer_id?: string | null
          text_length?: never
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_post_translations_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_post_translations_reviewer_id_fkey"
            columns: ["reviewer_id"]
            isOneToOne: false
            referencedRelation: "clinicians"
            referencedColumns: ["author_id"]
          },
        ]
      }
      blog_posts: {
        Row: {
          author_id: string | null
          created_at: string
          deleted_at: string | null
          id: string
          origin: string
          primary_service: string | null
          published_at: string | null
          scheduled_at: string | null
          slug: string
          status: string
          updated_at: string
          version: number
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: string
          origin?: string
          primary_service?: string | null
          published_at?: string | null
          scheduled_at?: string | null
          slug: string
          status?: string
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: string
          origin?: string
          primary_service?: string | null
          published_at?: string | null
          scheduled_at?: string | null
          slug?: string
          status?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_view_daily: {
        Row: {
          day: string
          lang: string
          post_id: string
          utm_campaign: string
          utm_medium: string
          utm_source: string
          views: number
        }
        Insert: {
          day: string
          lang: string
          post_id: string
          utm_campaign?: string
          utm_medium?: string
          utm_source?: string
          views: number
        }
        Update: {
          day?: string
          lang?: string
          post_id?: string
          utm_campaign?: string
          utm_medium?: string
          utm_source?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_view_daily_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_view_totals: {
        Row: {
          post_id: string
          views: number
        }
        Insert: {
          post_id: string
          views: number
        }
        Update: {
          post_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_view_totals_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: true
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      business_facts: {
        Row: {
          evidence: string
          id: string
          is_required: boolean
          key: string
          kind: string
          placeholder: string
          rule: NonNullable<Json>
          updated_at: string
          valid_until: string | null
          value: Json | null
        }
        Insert: {
          evidence?: string
          id?: string
          is_required?: boolean
          key: string
          kind: string
          placeholder: string
          rule?: NonNullable<Json>
          updated_at?: string
          valid_until?: string | null
          value?: Json | null
        }
        Update: {
          evidence?: string
          id?: string
          is_required?: boolean
          key?: string
          kind?: string
          placeholder?: string
          rule?: NonNullable<Json>
          updated_at?: string
          valid_until?: string | null
          value?: Json | null
        }
        Relationships: []
      }
      campaign_costs: {
        Row: {
          campaign: string
          cost_aed: number
          created_at: string
          first_day: string
          id: string
          last_day: string
          source: string
          updated_at: string
        }
        Insert: {
          campaign?: string
          cost_aed: number
          created_at?: string
          first_day: string
          id?: string
          last_day: string
          source?: string
          updated_at?: string
        }
        Update: {
          campaign?: string
          cost_aed?: number
          created_at?: string
          first_day?: string
          id?: string
          last_day?: string
          source?: string
          updated_at?: string
        }
        Relationships: []
      }
      campaign_links: {
        Row: {
          campaign: string
          code: string
          content: string
          created_at: string
          id: string
          is_active: boolean
          is_archived: boolean
          lang: string
          medium: string
          name: string
          path: string
          source: string
          target: string
          updated_at: string
        }
        Insert: {
          campaign: string
          code: string
          content?: string
          created_at?: string
          id?: string
          is_active?: boolean
          is_archived?: boolean
          lang?: string
          medium: string
          name: string
          path: string
          source: string
          target?: never
          updated_at?: string
        }
        Update: {
          campaign?: string
          code?: string
          content?: string
          created_at?: string
          id?: string
          is_active?: boolean
          is_archived?: boolean
          lang?: string
          medium?: string
          name?: string
          path?: string
          source?: string
          target?: never
          updated_at?: string
        }
        Relationships: []
      }
      click_ids: {
        Row: {
          browser: string
          code: string
          created_at: string
          id: string
          kind: string
          value: string
        }
        Insert: {
          browser: string
          code: string
          created_at?: string
          id?: string
          kind: string
          value: string
        }
        Update: {
          browser?: string
          code?: string
          created_at?: string
          id?: string
          kind?: string
          value?: string
        }
        Relationships: []
      }
      clinicians: {
        Row: {
          author_id: string
          languages: string[]
          licence_authority: string
          licence_authority_ar: string
          licence_number: string
          licence_until: string
          updated_at: string
        }
        Insert: {
          author_id: string
          languages?: string[]
          licence_authority: string
          licence_authority_ar?: string
          licence_number: string
          licence_until: string
          updated_at?: string
        }
        Update: {
          author_id?: string
          languages?: string[]
          licence_authority?: string
          licence_authority_ar?: string
          licence_number?: string
          licence_until?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "clinicians_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: true
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
        ]
      }
      content_templates: {
        Row: {
          created_at: string
          id: string
          name: string
          template_data: NonNullable<Json>
          type: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          template_data: NonNullable<Json>
          type: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          template_data?: NonNullable<Json>
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      conversion_exports: {
        Row: {
          first_day: string
          id: string
          last_day: string
          made_at: string
        }
        Insert: {
          first_day: string
          id?: string
          last_day: string
          made_at?: string
        }
        Update: {
          first_day?: string
          id?: string
          last_day?: string
          made_at?: string
        }
        Relationships: []
      }
      editorial_calendar: {
        Row: {
          created_at: string
          id: string
          post_id: string | null
          priority: number
          scheduled_date: string
          service_cluster: string
          status: string
          target_keyword_ar: string
          target_keyword_en: string
          topic_ar: string
          topic_en: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          post_id?: string | null
          priority?: number
          scheduled_date: string
          service_cluster?: string
          status?: string
          target_keyword_ar?: string
          target_keyword_en?: string
          topic_ar?: string
          topic_en: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          post_id?: string | null
          priority?: number
          scheduled_date?: string
          service_cluster?: string
          status?: string
          target_keyword_ar?: string
          target_keyword_en?: string
          topic_ar?: string
          topic_en?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "editorial_calendar_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      generated_images: {
        Row: {
          claimed_at: string | null
          created_at: string
          description: string
          description_hash: string
          failures: number
          id: string
          object_name: string | null
          status: string
          updated_at: string
        }
        Insert: {
          claimed_at?: string | null
          created_at?: string
          description: string
          description_hash: string
          failures?: number
          id?: string
          object_name?: string | null
          status?: string
          updated_at?: string
        }
        Update: {
          claimed_at?: string | null
          created_at?: string
          description?: string
          description_hash?: string
          failures?: number
          id?: string
          object_name?: string | null
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
      generation_topics: {
        Row: {
          claim: string | null
          claimed_at: string | null
          created_at: string
          created_by: string | null
          error: string | null
          id: string
          keywords_ar: string
          keywords_en: string
          post_id: string | null
          run_key: string
          service_cluster: string
          status: string
          topic_ar: string
          topic_en: string
          topic_key: string
          written_ar: Json | null
          written_en: Json | null
        }
        Insert: {
          claim?: string | null
          claimed_at?: string | null
          created_at?: string
          created_by?: string | null
          error?: string | null
          id?: string
          keywords_ar?: string
          keywords_en?: string
          post_id?: string | null
          run_key: string
          service_cluster: string
          status?: string
          topic_ar?: string
          topic_en: string
          topic_key: string
          written_ar?: Json | null
          written_en?: Json | null
        }
        Update: {
          claim?: string | null
          claimed_at?: string | null
          created_at?: string
          created_by?: string | null
          error?: string | null
          id?: string
          keywords_ar?: string
          keywords_en?: string
          post_id?: string | null
          run_key?: string
          service_cluster?: string
          status?: string
          topic_ar?: string
          topic_en?: string
          topic_key?: string
          written_ar?: Json | null
          written_en?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: "generation_topics_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_options: {
        Row: {
          created_at: string
          display_order: number
          id: string
          is_active: boolean
          key: string
          kind: string
          name_ar: string
          name_en: string
          spellings: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          display_order?: number
          id?: string
          is_active?: boolean
          key: string
          kind: string
          name_ar?: string
          name_en: string
          spellings?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          display_order?: number
          id?: string
          is_active?: boolean
          key?: string
          kind?: string
          name_ar?: string
          name_en?: string
          spellings?: string
          updated_at?: string
        }
        Relationships: []
      }
      leads: {
        Row: {
          added_by: string | null
          booked_at: string | null
          button: string
          click_event: number | null
          clicked_at: string | null
          code: string | null
          created_at: string
          done_at: string | null
          first_article: string | null
          first_campaign: string
          first_content: string
          first_medium: string
          first_source: string
          follow_up_at: string | null
          follow_up_reason: string
          id: string
          landing_path: string
          lang: string
          last_article: string | null
          last_campaign: string
          last_content: string
          last_medium: string
          last_source: string
          location: string
          lost_at: string | null
          lost_reason: string
          origin: string
          page_path: string
          service_slug: string
          status: string
          updated_at: string
          value_aed: number | null
        }
        Insert: {
          added_by?: string | null
          booked_at?: string | null
          button?: string
          click_event?: number | null
          clicked_at?: string | null
          code?: string | null
          created_at?: string
          done_at?: string | null
          first_article?: string | null
          first_campaign?: string
          first_content?: string
          first_medium?: string
          first_source?: string
          follow_up_at?: string | null
          follow_up_reason?: string
          id?: string
          landing_path?: string
          lang?: string
          last_article?: string | null
          last_campaign?: string
          last_content?: string
          last_medium?: string
          last_source?: string
          location?: string
          lost_at?: string | null
          lost_reason?: string
          origin?: string
          page_path?: string
          service_slug?: string
          status?: string
          updated_at?: string
          value_aed?: number | null
        }
        Update: {
          added_by?: string | null
          booked_at?: string | null
          button?: string
          click_event?: number | null
          clicked_at?: string | null
          code?: string | null
          created_at?: string
          done_at?: string | null
          first_article?: string | null
          first_campaign?: string
          first_content?: string
          first_medium?: string
          first_source?: string
          follow_up_at?: string | null
          follow_up_reason?: string
          id?: string
          landing_path?: string
          lang?: string
          last_article?: string | null
          last_campaign?: string
          last_content?: string
          last_medium?: string
          last_source?: string
          location?: string
          lost_at?: string | null
          lost_reason?: string
          origin?: string
          page_path?: string
          service_slug?: string
          status?: string
          updated_at?: string
          value_aed?: number | null
        }
        Relationships: []
      }
      location_services: {
        Row: {
          is_active: boolean
          is_listed: boolean
          location_id: string
          requests_ar: string
          requests_en: string
          response_least_minutes: number | null
          response_most_minutes: number | null
          service_id: string
        }
        Insert: {
          is_active?: boolean
          is_listed?: boolean
          location_id: string
          requests_ar?: string
          requests_en?: string
          response_least_minutes?: number | null
          response_most_minutes?: number | null
          service_id: string
        }
        Update: {
          is_active?: boolean
          is_listed?: boolean
          location_id?: string
          requests_ar?: string
          requests_en?: string
          response_least_minutes?: number | null
          response_most_minutes?: number | null
          service_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "location_services_location_id_fkey"
            columns: ["location_id"]
            isOneToOne: false
            referencedRelation: "locations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "location_services_service_id_fkey"
            columns: ["service_id"]
            isOneToOne: false
            referencedRelation: "services"
            referencedColumns: ["id"]
          },
        ]
      }
      locations: {
        Row: {
          areas_covered: string[]
          areas_covered_ar: string[]
          created_at: string
          description_ar: string
          description_en: string
          directions_ar: string
          directions_en: string
          display_order: number
          id: string
          is_active: boolean
          is_on_home: boolean
          landmarks_ar: string
          landmarks_en: string
          name_ar: string
          name_en: string
          response_least_minutes: number | null
          response_time_minutes: number
          slug: string
          summary_ar: string
          summary_en: string
          updated_at: string
        }
        Insert: {
          areas_covered?: string[]
          areas_covered_ar?: string[]
          created_at?: string
          description_ar?: string
          description_en?: string
          directions_ar?: string
          directions_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          is_on_home?: boolean
          landmarks_ar?: string
          landmarks_en?: string
          name_ar?: string
          name_en?: string
          response_least_minutes?: number | null
          response_time_minutes?: number
          slug: string
          summary_ar?: string
          summary_en?: string
          updated_at?: string
        }
        Update: {
          areas_covered?: string[]
          areas_covered_ar?: string[]
          created_at?: string
          description_ar?: string
          description_en?: string
          directions_ar?: string
          directions_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          is_on_home?: boolean
          landmarks_ar?: string
          landmarks_en?: string
          name_ar?: string
          name_en?: string
          response_least_minutes?: number | null
          response_time_minutes?: number
          slug?: string
          summary_ar?: string
          summary_en?: string
          updated_at?: string
        }
        Relationships: []
      }
      missing_paths: {
        Row: {
          dismissed_at: string | null
          first_seen: string
          hits: number
          last_seen: string
          path: string
        }
        Insert: {
          dismissed_at?: string | null
          first_seen?: string
          hits?: number
          last_seen?: string
          path: string
        }
        Update: {
          dismissed_at?: string | null
          first_seen?: string
          hits?: number
          last_seen?: string
          path?: string
        }
        Relationships: []
      }
      page_schemas: {
        Row: {
          created_at: string
          id: string
          is_active: boolean
          page_id: string | null
          page_type: string
          schema_data: NonNullable<Json>
          schema_type: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_active?: boolean
          page_id?: string | null
          page_type: string
          schema_data: NonNullable<Json>
          schema_type: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          is_active?: boolean
          page_id?: string | null
          page_type?: string
          schema_data?: NonNullable<Json>
          schema_type?: string
          updated_at?: string
        }
        Relationships: []
      }
      permits: {
        Row: {
          authority_ar: string
          authority_en: string
          expires: string
          file_path: string | null
          id: string
          issued: string
          kind: string
          number: string
          scope_ar: string
          scope_en: string
          updated_at: string
        }
        Insert: {
          authority_ar: string
          authority_en: string
          expires: string
          file_path?: string | null
          id?: string
          issued: string
          kind: string
          number: string
          scope_ar: string
          scope_en: string
          updated_at?: string
        }
        Update: {
          authority_ar?: string
          authority_en?: string
          expires?: string
          file_path?: string | null
          id?: string
          issued?: string
          kind?: string
          number?: string
          scope_ar?: string
          scope_en?: string
          updated_at?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          author: string
          content: string
          created_at: string
          erased_at: string | null
          gone_at: string | null
          hidden_at: string | null
          hidden_by: string | null
          hidden_by_email: string | null
          hidden_note: string | null
          hidden_reason: string | null
          id: string
          is_sample: boolean
          lang: string
          published_at: string
          rating: number | null
          review_url: string | null
          seen_at: string
          service_slug: string | null
          source_id: string
          source_platform: string
          title: string | null
        }
        Insert: {
          author: string
          content?: string
          created_at?: string
          erased_at?: string | null
          gone_at?: string | null
          hidden_at?: string | null
          hidden_by?: string | null
          hidden_by_email?: string | null
          hidden_note?: string | null
          hidden_reason?: string | null
          id?: string
          is_sample?: boolean
          lang?: string
          published_at?: string
          rating?: number | null
          review_url?: string | null
          seen_at?: string
          service_slug?: string | null
          source_id?: string
          source_platform: string
          title?: string | null
        }
        Update: {
          author?: string
          content?: string
          created_at?: string
          erased_at?: string | null
          gone_at?: string | null
          hidden_at?: string | null
          hidden_by?: string | null
          hidden_by_email?: string | null
          hidden_note?: string | null
          hidden_reason?: string | null
          id?: string
          is_sample?: boolean
          lang?: string
          published_at?: string
          rating?: number | null
          review_url?: string | null
          seen_at?: string
          service_slug?: string | null
          source_id?: string
          source_platform?: string
          title?: string | null
        }
        Relationships: []
      }
      services: {
        Row: {
          arrival_least: number | null
          arrival_most: number | null
          content_data: NonNullable<Json>
          created_at: string
          description_ar: string
          description_en: string
          display_order: number
          id: string
          is_active: boolean
          name_ar: string
          name_en: string
          price_unit: string
          slug: string
          starting_price: number | null
          updated_at: string
          visit_least: number | null
          visit_most: number | null
        }
        Insert: {
          arrival_least?: number | null
          arrival_most?: number | null
          content_data?: NonNullable<Json>
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          price_unit?: string
          slug: string
          starting_price?: number | null
          updated_at?: string
          visit_least?: number | null
          visit_most?: number | null
        }
        Update: {
          arrival_least?: number | null
          arrival_most?: number | null
          content_data?: NonNullable<Json>
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          price_unit?: string
          slug?: string
          starting_price?: number | null
          updated_at?: string
          visit_least?: number | null
          visit_most?: number | null
        }
        Relationships: []
      }
      session_daily: {
        Row: {
          converted: number
          day: string
          landing_path: string
          lang: string
          sessions: number
          utm_source: string
        }
        Insert: {
          converted: number
          day: string
          landing_path?: string
          lang: string
          sessions: number
          utm_source: string
        }
        Update: {
          converted?: number
          day?: string
          landing_path?: string
          lang?: string
          sessions?: number
          utm_source?: string
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          id: number
          posts_per_page: number
          site_description: string
          site_description_ar: string
          site_title: string
          site_title_ar: string
          tag_manager_id: string
          updated_at: string
        }
        Insert: {
          id?: number
          posts_per_page?: number
          site_description?: string
          site_description_ar?: string
          site_title?: string
          site_title_ar?: string
          tag_manager_id?: string
          updated_at?: string
        }
        Update: {
          id?: number
          posts_per_page?: number
          site_description?: string
          site_description_ar?: string
          site_title?: string
          site_title_ar?: string
          tag_manager_id?: string
          updated_at?: string
        }
        Relationships: []
      }
      staff_settings: {
        Row: {
          ai_generation: boolean
          auto_publish: boolean
          id: number
          notifications_enabled: boolean
          review_months: number
          review_required: boolean
          updated_at: string
        }
        Insert: {
          ai_generation?: boolean
          auto_publish?: boolean
          id?: number
          notifications_enabled?: boolean
          review_months?: number
          review_required?: boolean
          updated_at?: string
        }
        Update: {
          ai_generation?: boolean
          auto_publish?: boolean
          id?: number
          notifications_enabled?: boolean
          review_months?: number
          review_required?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      text_reviews: {
        Row: {
          asked_at: string
          asked_by: string | null
          asked_by_email: string | null
          asked_of: string | null
          decided_at: string | null
          decided_by_email: string | null
          digest: string
          id: string
          lang: string
          licence_authority: string | null
          licence_authority_ar: string | null
          licence_number: string | null
          licence_until: string | null
          notes: NonNullable<Json>
          outcome: string | null
          post_id: string
          reviewer_id: string | null
          reviewer_name: string | null
          reviewer_name_ar: string | null
          text: NonNullable<Json>
          wanted_by: string | null
        }
        Insert: {
          asked_at?: string
          asked_by?: string | null
          asked_by_email?: string | null
          asked_of?: string | null
          decided_at?: string | null
          decided_by_email?: string | null
          digest: string
          id?: string
          lang: string
          licence_authority?: string | null
          licence_authority_ar?: string | null
          licence_number?: string | null
          licence_until?: string | null
          notes?: NonNullable<Json>
          outcome?: string | null
          post_id: string
          reviewer_id?: string | null
          reviewer_name?: string | null
          reviewer_name_ar?: string | null
          text: NonNullable<Json>
          wanted_by?: string | null
        }
        Update: {
          asked_at?: string
          asked_by?: string | null
          asked_by_email?: string | null
          asked_of?: string | null
          decided_at?: string | null
          decided_by_email?: string | null
          digest?: string
          id?: string
          lang?: string
          licence_authority?: string | null
          licence_authority_ar?: string | null
          licence_number?: string | null
          licence_until?: string | null
          notes?: NonNullable<Json>
          outcome?: string | null
          post_id?: string
          reviewer_id?: string | null
          reviewer_name?: string | null
          reviewer_name_ar?: string | null
          text?: NonNullable<Json>
          wanted_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "text_reviews_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      url_redirects: {
        Row: {
          created_at: string
          from_path: string
          id: string
          is_active: boolean
          redirect_type: number
          to_path: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          from_path: string
          id?: string
          is_active?: boolean
          redirect_type?: number
          to_path: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          from_path?: string
          id?: string
          is_active?: boolean
          redirect_type?: number
          to_path?: string
          updated_at?: string
        }
        Relationships: []
      }
      user_sessions: {
        Row: {
          converted: boolean
          converted_at: string | null
          created_at: string
          id: string
          landing_path: string | null
          lang: string
          utm_campaign: string | null
          utm_content: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Insert: {
          converted?: boolean
          converted_at?: string | null
          created_at?: string
          id: string
          landing_path?: string | null
          lang?: string
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Update: {
          converted?: boolean
          converted_at?: string | null
          created_at?: string
          id?: string
          landing_path?: string | null
          lang?: string
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_guest: {
        Args: { p_author_id: string; p_id: string }
        Returns: undefined
      }
      agree_to_change: {
        Args: { p_factor_id: string; p_user_id: string }
        Returns: undefined
      }
      analytics_events_page: {
        Args: {
          p_before_id?: number
          p_limit?: number
          p_since?: string
          p_until?: string
        }
        Returns: Json
      }
      analytics_report: {
        Args: { p_from?: string; p_to?: string }
        Returns: Json
      }
      answer_look: {
        Args: {
          p_licence?: string
          p_name?: string
          p_notes?: Json
          p_outcome?: string
          p_token: string
        }
        Returns: undefined
      }
      approve_text: {
        Args: { p_digest: string; p_lang: string; p_post_id: string }
        Returns: string
      }
      articles_naming: {
        Args: { p_names: string[]; p_path?: string }
        Returns: Json
      }
      ask_for_password_link: {
        Args: { p_email: string; p_token_hash: string }
        Returns: string
      }
      ask_for_review: {
        Args: {
          p_lang: string
          p_of?: string
          p_post_id: string
          p_text?: Json
          p_until?: string
        }
        Returns: string
      }
      assign_review: {
        Args: { p_id: string; p_service_slug: string }
        Returns: undefined
      }
      begin_site_build: {
        Args: { p_budget?: string; p_force?: boolean; p_limit?: number }
        Returns: string
      }
      blog_seed_begin: { Args: Record<PropertyKey, never>; Returns: boolean }
      blog_seed_finish: { Args: { p_succeeded: boolean }; Returns: undefined }
      claim_generated_image: {
        Args: {
          p_description: string
          p_failed_seconds: number
          p_hash: string
          p_stale_seconds: number
        }
        Returns: Json
      }
      claim_generation_topic: {
        Args: {
          p_created_by: string
          p_run_key: string
          p_stale_seconds: number
          p_topic: Json
          p_topic_key: string
        }
        Returns: Json
      }
      contact_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      daily_upkeep: { Args: Record<PropertyKey, never>; Returns: number }
      database_identity: { Args: Record<PropertyKey, never>; Returns: string }
      decide_review: {
        Args: { p_id: string; p_notes?: Json; p_outcome: string }
        Returns: undefined
      }
      delete_all_posts: { Args: Record<PropertyKey, never>; Returns: number }
      discard_working_copy: { Args: { p_id: string }; Returns: boolean }
      end_generation_run: { Args: { p_run_key: string }; Returns: undefined }
      end_sessions: { Args: { p_user_id: string }; Returns: undefined }
      expiries: {
        Args: Record<PropertyKey, never>
        Returns: {
          is_renewed: boolean
          last_day: string
          number: string
          stage: string
          subject: string
          what: string
        }[]
      }
      export_conversions: {
        Args: { p_first: string; p_last: string }
        Returns: Json
      }
      fail_site_build: {
        Args: { p_detail?: string; p_problem: string }
        Returns: undefined
      }
      find_clicks: { Args: { p_codes: string[] }; Returns: Json }
      finish_account_link: {
        Args: { p_token_hash: string; p_user_id: string }
        Returns: undefined
      }
      forget_click_ids: { Args: { p_browser: string }; Returns: undefined }
      gone_articles: { Args: Record<PropertyKey, never>; Returns: string[] }
      has_upload_room: { Args: { p_bucket?: string }; Returns: boolean }
      hide_review: {
        Args: { p_id: string; p_note?: string; p_reason: string }
        Returns: undefined
      }
      invite_staff: {
        Args: {
          p_email: string
          p_name: string
          p_role: string
          p_token_hash: string
        }
        Returns: undefined
      }
      is_published_infographic: { Args: { p_hash: string }; Returns: boolean }
      kept_permit_kinds: { Args: Record<PropertyKey, never>; Returns: string[] }
      lead_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      lead_report: {
        Args: {
          p_dimension?: string
          p_from?: string
          p_to?: string
          p_touch?: string
        }
        Returns: Json
      }
      leads_behind: {
        Args: {
          p_dimension: string
          p_from?: string
          p_max: number
          p_name: string
          p_to?: string
          p_touch: string
        }
        Returns: Json
      }
      link_days: { Args: { p_id: string }; Returns: Json }
      link_figures: { Args: Record<PropertyKey, never>; Returns: Json }
      list_activity: {
        Args: {
          p_before?: number
          p_entity?: string
          p_limit?: number
          p_person?: string
          p_since?: string
          p_until?: string
        }
        Returns: Json
      }
      list_leads: {
        Args: {
          p_id?: string
          p_page?: number
          p_per_page?: number
          p_person?: string
          p_service?: string
          p_since?: string
          p_status?: string
          p_until?: string
        }
        Returns: Json
      }
      list_look_links: {
        Args: { p_post_id: string }
        Returns: {
          author_id: string
          created_at: string
          created_by_email: string
          expires_at: string
          guest_licence: string
          guest_name: string
          id: string
          invites: boolean
          is_current: boolean
          lang: string
          last_opened_at: string
          opens: number
          revoked_at: string
        }[]
      }
      list_posts: {
        Args: {
          p_arabic_behind?: boolean
          p_in_trash?: boolean
          p_missing_arabic?: boolean
          p_page?: number
          p_per_page?: number
          p_search?: string
          p_service?: string
          p_status?: string
        }
        Returns: Json
      }
      list_reviews: {
        Args: {
          p_is_sample?: boolean
          p_lang?: string
          p_page?: number
          p_per_page?: number
          p_platform?: string
          p_search?: string
          p_service?: string
          p_stars?: number
          p_state?: string
        }
        Returns: Json
      }
      list_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          author_id: string
          email: string
          expires_at: string
          has_second_factor: boolean
          id: string
          last_sign_in_at: string
          name: string
          role: string
          session_count: number
          state: string
        }[]
      }
      list_versions: {
        Args: { p_entity: string; p_subject: string }
        Returns: Json
      }
      login_attempt_begin: {
        Args: { p_address_hash: string; p_email_hash: string }
        Returns: number
      }
      login_attempt_succeeded: {
        Args: { p_address_hash: string; p_email_hash: string }
        Returns: undefined
      }
      make_look_link: {
        Args: {
          p_invites?: boolean
          p_lang: string
          p_post_id: string
          p_text?: Json
        }
        Returns: Json
      }
      make_password_link: {
        Args: { p_id: string; p_token_hash: string }
        Returns: string
      }
      mark_review_sample: {
        Args: { p_id: string; p_is_sample: boolean }
        Returns: undefined
      }
      measure_location: { Args: { p_draft: Json }; Returns: Json }
      media_articles: { Args: Record<PropertyKey, never>; Returns: Json }
      media_own_names: { Args: { p_names: string[] }; Returns: Json }
      media_usage: {
        Args: { p_name: string }
        Returns: {
          id: string
          label: string
          place: string
        }[]
      }
      missing_media: { Args: { p_names: string[] }; Returns: string[] }
      move_redirects: {
        Args: { p_from: string; p_to: string }
        Returns: undefined
      }
      note_examined_media: {
        Args: {
          p_id: string
          p_outcome: string
          p_seen: string
          p_unplayable?: string
        }
        Returns: boolean
      }
      note_for_staff: {
        Args: { p_details: Json; p_key: string; p_kind: string }
        Returns: undefined
      }
      note_live_site: {
        Args: {
          p_built_at: string
          p_failed: Json
          p_fingerprint: string
          p_pages: number
        }
        Returns: undefined
      }
      note_missing_path: { Args: { p_path: string }; Returns: undefined }
      open_look: {
        Args: { p_counts?: boolean; p_token: string }
        Returns: Json
      }
      order_rows: {
        Args: { p_ids: string[]; p_table: string }
        Returns: undefined
      }
      page_sources: { Args: Record<PropertyKey, never>; Returns: Json }
      publish_due: { Args: Record<PropertyKey, never>; Returns: number }
      read_activity: { Args: { p_id: number }; Returns: Json }
      read_post: { Args: { p_id: string }; Returns: Json }
      redirect_problem: {
        Args: {
          p_from: string
          p_id?: string
          p_is_active?: boolean
          p_to: string
        }
        Returns: Json
      }
      remove_second_factor: { Args: { p_id: string }; Returns: undefined }
      remove_staff: { Args: { p_id: string }; Returns: undefined }
      restore_posts: { Args: { p_ids: string[] }; Returns: Json }
      restore_version: {
        Args: { p_entity: string; p_id: number; p_subject: string }
        Returns: Json
      }
      return_account_link: {
        Args: { p_token_hash: string }
        Returns: undefined
      }
      return_search_engine_news: {
        Args: { p_since: string }
        Returns: undefined
      }
      return_staff_notices: {
        Args: { p_ids: number[]; p_retry_seconds: number }
        Returns: undefined
      }
      review_states: {
        Args: { p_most?: number; p_posts?: string[] }
        Returns: {
          approved_at: string
          approved_by: string
          approved_by_ar: string
          approved_id: string
          asked_at: string
          asked_by_email: string
          asked_of: string
          digest: string
          due_on: string
          is_current: boolean
          is_live: boolean
          is_read: boolean
          lang: string
          origin: string
          post_id: string
          request_id: string
          returned_id: string
          slug: string
          state: string
          status: string
          title: string
          wanted_by: string
        }[]
      }
      revoke_look_link: { Args: { p_id: string }; Returns: undefined }
      save_author: {
        Args: {
          p_avatar_url: string
          p_bio: string
          p_bio_ar: string
          p_email: string
          p_id?: string
          p_is_active: boolean
          p_licence?: Json
          p_name: string
          p_name_ar: string
          p_new_id?: string
          p_role: string
          p_role_ar: string
          p_version?: string
        }
        Returns: string
      }
      save_location: {
        Args: {
          p_areas_covered: string[]
          p_areas_covered_ar: string[]
          p_description_ar: string
          p_description_en: string
          p_directions_ar: string
          p_directions_en: string
          p_id?: string
          p_is_active: boolean
          p_is_on_home: boolean
          p_landmarks_ar: string
          p_landmarks_en: string
          p_name_ar: string
          p_name_en: string
          p_new_id?: string
          p_response_least_minutes?: number
          p_response_time_minutes: number
          p_services: Json
          p_slug: string
          p_summary_ar: string
          p_summary_en: string
          p_version?: string
        }
        Returns: string
      }
      save_post: {
        Args: {
          p_id?: string
          p_post: Json
          p_reason?: string
          p_save_id?: string
          p_tags: string[]
          p_translations: Json
          p_version?: number
        }
        Returns: Json
      }
      save_settings: { Args: { p_changes: Json }; Returns: undefined }
      save_working_copy: {
        Args: { p_draft: Json; p_id: string; p_version: number }
        Returns: Json
      }
      search_articles: {
        Args: { p_lang: string; p_most?: number; p_search: string }
        Returns: Json
      }
      second_factor_state: { Args: Record<PropertyKey, never>; Returns: string }
      set_password: {
        Args: { p_password: string; p_user_id: string }
        Returns: undefined
      }
      set_staff_author: {
        Args: { p_author_id: string; p_id: string }
        Returns: undefined
      }
      set_staff_name: {
        Args: { p_id: string; p_name: string }
        Returns: undefined
      }
      set_staff_role: {
        Args: { p_id: string; p_role: string }
        Returns: undefined
      }
      show_review: { Args: { p_id: string }; Returns: undefined }
      site_fingerprint: { Args: Record<PropertyKey, never>; Returns: string }
      site_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      site_status: { Args: Record<PropertyKey, never>; Returns: Json }
      spend_budget: {
        Args: { p_limit: number; p_name: string }
        Returns: boolean
      }
      staff_names: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          id: string
          name: string
        }[]
      }
      staff_of_session: {
        Args: { p_session_id: string; p_user_id: string }
        Returns: {
          email: string
          id: string
          role: string
        }[]
      }
      store_costs: { Args: { p_costs: Json }; Returns: number }
      store_generated_post: {
        Args: { p_claim: string; p_post: Json }
        Returns: Json
      }
      store_reviews: {
        Args: { p_is_complete: boolean; p_platform: string; p_reviews: Json }
        Returns: number
      }
      stored_rating: { Args: Record<PropertyKey, never>; Returns: Json }
      switch_staff: {
        Args: { p_id: string; p_off: boolean }
        Returns: undefined
      }
      sync_begin: {
        Args: { p_min_interval_seconds: number; p_name: string }
        Returns: boolean
      }
      sync_finish: {
        Args: { p_name: string; p_result: string }
        Returns: undefined
      }
      take_account_link: {
        Args: { p_looks_only?: boolean; p_token_hash: string }
        Returns: {
          email: string
          kind: string
          user_id: string
        }[]
      }
      take_back: {
        Args: { p_id: number; p_overwrite?: boolean }
        Returns: Json
      }
      take_back_everything: {
        Args: {
          p_dry_run?: boolean
          p_except?: number[]
          p_person: string
          p_session?: string
          p_since: string
        }
        Returns: Json
      }
      take_search_engine_news: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      take_staff_notices: {
        Args: Record<PropertyKey, never>
        Returns: {
          details: Json
          id: number
          kind: string
        }[]
      }
      trash_posts: { Args: { p_ids: string[] }; Returns: number }
      undo_change: {
        Args: { p_entity: string; p_subject: string }
        Returns: Json
      }
      unexamined_media: {
        Args: { p_limit: number }
        Returns: {
          id: string
          name: string
          size: number
          updated_at: string
        }[]
      }
      unnamed_papers: {
        Args: { p_older_than_seconds: number }
        Returns: string[]
      }
      unplayable_media: { Args: Record<PropertyKey, never>; Returns: Json }
      withdraw_review: { Args: { p_id: string }; Returns: undefined }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

