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
          created_at: string
          email: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          email: string
          role?: string
          user_id: string
        }
        Update: {
          created_at?: string
          email?: string
          role?: string
          user_id?: string
        }
        Relationships: []
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
          id: number
          lang: string
          page_url: string
          reference: string | null
          service_slug: string | null
          session_id: string | null
          source: string
          source_index: number | null
        }
        Insert: {
          created_at?: string
          event_id?: string
          event_name: string
          id?: never
          lang: string
          page_url: string
          reference?: string | null
          service_slug?: string | null
          session_id?: string | null
          source: string
          source_index?: number | null
        }
        Update: {
          created_at?: string
          event_id?: string
          event_name?: string
          id?: never
          lang?: string
          page_url?: string
          reference?: string | null
          service_slug?: string | null
          session_id?: string | null
          source?: string
          source_index?: number | null
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
          content_markdown: string
          excerpt: string | null
          faq: NonNullable<Json>
          h1: string | null
          hero_image_url: string | null
          id: string
          lang: string
          meta_description: string | null
          meta_title: string | null
          post_id: string
          title: string
        }
        Insert: {
          alt_text?: string | null
          canonical_url?: string | null
          content_markdown?: string
          excerpt?: string | null
          faq?: NonNullable<Json>
          h1?: string | null
          hero_image_url?: string | null
          id?: string
          lang: string
          meta_description?: string | null
          meta_title?: string | null
          post_id: string
          title: string
        }
        Update: {
          alt_text?: string | null
          canonical_url?: string | null
          content_markdown?: string
          excerpt?: string | null
          faq?: NonNullable<Json>
          h1?: string | null
          hero_image_url?: string | null
          id?: string
          lang?: string
          meta_description?: string | null
          meta_title?: string | null
          post_id?: string
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
          views: number
        }
        Insert: {
          day: string
          lang: string
          post_id: string
          views: number
        }
        Update: {
          day?: string
          lang?: string
          post_id?: string
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
      editorial_calendar: {
        Row: {
          created_at: string
          id: string
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
        Relationships: []
      }
      generated_images: {
        Row: {
          created_at: string
          description: string
          description_hash: string
          id: string
          object_name: string | null
          status: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          description: string
          description_hash: string
          id?: string
          object_name?: string | null
          status?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string
          description_hash?: string
          id?: string
          object_name?: string | null
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
      generation_topics: {
        Row: {
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
          updated_at: string
        }
        Insert: {
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
          updated_at?: string
        }
        Update: {
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
          updated_at?: string
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
      location_services: {
        Row: {
          is_active: boolean
          location_id: string
          service_id: string
        }
        Insert: {
          is_active?: boolean
          location_id: string
          service_id: string
        }
        Update: {
          is_active?: boolean
          location_id?: string
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
          created_at: string
          description_ar: string
          description_en: string
          display_order: number
          id: string
          is_active: boolean
          name_ar: string
          name_en: string
          response_time_minutes: number
          slug: string
          updated_at: string
        }
        Insert: {
          areas_covered?: string[]
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          response_time_minutes?: number
          slug: string
          updated_at?: string
        }
        Update: {
          areas_covered?: string[]
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          response_time_minutes?: number
          slug?: string
          updated_at?: string
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
      reviews: {
        Row: {
          author: string
          content: string
          created_at: string
          id: string
          lang: string
          published_at: string
          rating: number | null
          review_url: string | null
          service_slug: string | null
          source_id: string
          source_platform: string
          title: string | null
        }
        Insert: {
          author: string
          content?: string
          created_at?: string
          id?: string
          lang?: string
          published_at?: string
          rating?: number | null
          review_url?: string | null
          service_slug?: string | null
          source_id?: string
          source_platform: string
          title?: string | null
        }
        Update: {
          author?: string
          content?: string
          created_at?: string
          id?: string
          lang?: string
          published_at?: string
          rating?: number | null
          review_url?: string | null
          service_slug?: string | null
          source_id?: string
          source_platform?: string
          title?: string | null
        }
        Relationships: []
      }
      services: {
        Row: {
          content_data: NonNullable<Json>
          created_at: string
          description_ar: string
          description_en: string
          display_order: number
          id: string
          is_active: boolean
          name_ar: string
          name_en: string
          slug: string
          starting_price: number | null
          updated_at: string
        }
        Insert: {
          content_data?: NonNullable<Json>
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          slug: string
          starting_price?: number | null
          updated_at?: string
        }
        Update: {
          content_data?: NonNullable<Json>
          created_at?: string
          description_ar?: string
          description_en?: string
          display_order?: number
          id?: string
          is_active?: boolean
          name_ar?: string
          name_en?: string
          slug?: string
          starting_price?: number | null
          updated_at?: string
        }
        Relationships: []
      }
      session_daily: {
        Row: {
          converted: number
          day: string
          lang: string
          sessions: number
          utm_source: string
        }
        Insert: {
          converted: number
          day: string
          lang: string
          sessions: number
          utm_source: string
        }
        Update: {
          converted?: number
          day?: string
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
          site_title: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          id?: number
          posts_per_page?: number
          site_description?: string
          site_title?: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          id?: number
          posts_per_page?: number
          site_description?: string
          site_title?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      staff_settings: {
        Row: {
          ai_generation: boolean
          auto_publish: boolean
          id: number
          notifications_enabled: boolean
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          ai_generation?: boolean
          auto_publish?: boolean
          id?: number
          notifications_enabled?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          ai_generation?: boolean
          auto_publish?: boolean
          id?: number
          notifications_enabled?: boolean
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      url_redirects: {
        Row: {
          created_at: string
          from_path: string
          id: string
          is_active: boolean
          redirect_type: number
          to_path: string
        }
        Insert: {
          created_at?: string
          from_path: string
          id?: string
          is_active?: boolean
          redirect_type?: number
          to_path: string
        }
        Update: {
          created_at?: string
          from_path?: string
          id?: string
          is_active?: boolean
          redirect_type?: number
          to_path?: string
        }
        Relationships: []
      }
      user_sessions: {
        Row: {
          converted: boolean
          created_at: string
          id: string
          landing_path: string | null
          lang: string
          utm_campaign: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Insert: {
          converted?: boolean
          created_at?: string
          id: string
          landing_path?: string | null
          lang?: string
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Update: {
          converted?: boolean
          created_at?: string
          id?: string
          landing_path?: string | null
          lang?: string
          utm_campaign?: string | null
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
      blog_seed_begin: { Args: Record<PropertyKey, never>; Returns: boolean }
      blog_seed_finish: { Args: { p_succeeded: boolean }; Returns: undefined }
      content_to_deploy: { Args: { p_job: string }; Returns: string }
      delete_all_posts: { Args: Record<PropertyKey, never>; Returns: number }
      discard_working_copy: { Args: { p_id: string }; Returns: boolean }
      list_posts: {
        Args: {
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
      login_attempt_begin: {
        Args: { p_address_hash: string; p_email_hash: string }
        Returns: number
      }
      login_attempt_succeeded: {
        Args: { p_address_hash: string; p_email_hash: string }
        Returns: undefined
      }
      publish_due: { Args: Record<PropertyKey, never>; Returns: number }
      restore_posts: { Args: { p_ids: string[] }; Returns: Json }
      save_post: {
        Args: {
          p_id?: string
          p_origin?: string
          p_post: Json
          p_tags: string[]
          p_translations: Json
          p_version?: number
        }
        Returns: Json
      }
      save_working_copy: {
        Args: { p_draft: Json; p_id: string; p_version: number }
        Returns: string
      }
      sync_begin: {
        Args: { p_min_interval_seconds: number; p_name: string }
        Returns: boolean
      }
      sync_finish: {
        Args: { p_name: string; p_result: string }
        Returns: undefined
      }
      trash_posts: { Args: { p_ids: string[] }; Returns: number }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
