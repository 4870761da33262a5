CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"merge_messages" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"gift_rule_id" uuid,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"was_reduced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cart_line_cart_id_article_id_is_gift_pk" PRIMARY KEY("cart_id","article_id","is_gift"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "cart_promo_code" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_promo_code_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "cart_request" (
	"cart_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_request_cart_id_request_id_pk" PRIMARY KEY("cart_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "gift_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"from_sum" integer,
	"for_group_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"article_ids" uuid[] NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"ordinal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"from_sum" integer DEFAULT 0 NOT NULL,
	"category_paths" text[] DEFAULT '{}'::text[] NOT NULL,
	"counts_reduced" boolean DEFAULT true NOT NULL,
	"combines" boolean DEFAULT false NOT NULL,
	"max_uses" integer,
	"max_uses_per_owner" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "promo_code_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"order_id" uuid,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"email" text NOT NULL,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text_hash" text NOT NULL,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_notice_once" UNIQUE("article_id","email")
);
--> statement-breakpoint
CREATE TABLE "stock_notice_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"same_as" text NOT NULL,
	"city_code" text NOT NULL,
	"postal_code" text,
	"address" text NOT NULL,
	"flat" text,
	"entrance" text,
	"floor" text,
	"intercom" text,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_address_same" UNIQUE("owner_id","same_as")
);
--> statement-breakpoint
CREATE TABLE "contact_request" (
	"key" uuid PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"text" text NOT NULL,
	"order_number" text,
	"is_own_order" boolean NOT NULL,
	"files" jsonb NOT NULL,
	"contents" text[] NOT NULL,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_request_number_unique" UNIQUE("number"),
	CONSTRAINT "contact_request_address" CHECK ("contact_request"."email" is not null or "contact_request"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "carrier_reading" (
	"carrier" text NOT NULL,
	"city_code" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carrier_reading_carrier_city_code_pk" PRIMARY KEY("carrier","city_code")
);
--> statement-breakpoint
CREATE TABLE "exchange_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"offered" jsonb
);
--> statement-breakpoint
CREATE TABLE "feed_model" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "feed_model_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "feed_model_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"provider" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_undo" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"email" text,
	"phone" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "body_measures" (
	"account_id" uuid NOT NULL,
	"wearer" text NOT NULL,
	"measures" jsonb NOT NULL,
	CONSTRAINT "body_measures_account_id_wearer_pk" PRIMARY KEY("account_id","wearer")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text DEFAULT 'registration' NOT NULL,
	"channel" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "external_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"mode" text NOT NULL,
	"redirect" text NOT NULL,
	"exchanged_at" timestamp (3) with time zone,
	"profile" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"successor_salt" text
);
--> statement-breakpoint
CREATE TABLE "goods_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"group_id" uuid,
	"is_content" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_rank" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_letter" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text,
	"blocks" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_letter_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_sending" (
	"letter_id" text NOT NULL,
	"receiver_hash" text NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_sending_letter_id_receiver_hash_pk" PRIMARY KEY("letter_id","receiver_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text_hash" text NOT NULL,
	"ip" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_call" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"order_id" uuid,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_mark" (
	"piece" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_request" (
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_request_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"carrier_id" text,
	"number" text,
	"refusal" text,
	"said" text,
	"said_at" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"holds" boolean NOT NULL,
	"sum" bigint NOT NULL,
	"taken_sum" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"confirmation_url" text,
	"qr" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_position" UNIQUE("order_id","position"),
	CONSTRAINT "payment_key" UNIQUE("order_id","key"),
	CONSTRAINT "payment_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payment_sums" CHECK ("payment"."sum" > 0 and "payment"."taken_sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_id" uuid,
	"sum" bigint NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "refund_sum" CHECK ("refund"."sum" > 0)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"dead_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"preview" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_request_event" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"operator_id" uuid,
	"reason" text,
	CONSTRAINT "refund_request_event_request_id_position_pk" PRIMARY KEY("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "refund_request_line" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"sum" bigint NOT NULL,
	"accepted" integer,
	"damaged" integer,
	"codes" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "refund_request_line_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "refund_request_line_pieces" CHECK ("refund_request_line"."quantity" > 0 and "refund_request_line"."sum" >= 0 and "refund_request_line"."damaged" between 0 and "refund_request_line"."accepted" and "refund_request_line"."accepted" <= "refund_request_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "refund_request_sender" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"choice" jsonb NOT NULL,
	"instructions" text,
	"tracking_number" text,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"order_id" uuid,
	"position" integer,
	"group_id" uuid NOT NULL,
	"product_url" text NOT NULL,
	"product_name" text NOT NULL,
	"colour" text NOT NULL,
	"size" text,
	"state" text NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"refusal" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "review_once" UNIQUE("order_id","position"),
	CONSTRAINT "review_of_line" CHECK ("review"."is_demo" = ("review"."order_id" is null) and "review"."is_demo" = ("review"."position" is null)),
	CONSTRAINT "review_answer" CHECK (("review"."answer" is null) = ("review"."answered_at" is null)),
	CONSTRAINT "review_refusal" CHECK (("review"."state" = 'REFUSED') = ("review"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"owner_id" uuid,
	"reason" text NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "review_complaint_once" UNIQUE("review_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "review_helpful" (
	"review_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_helpful_review_id_owner_id_pk" PRIMARY KEY("review_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"review_id" uuid,
	"tint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo_file" (
	"photo_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "review_photo_file_photo_id_width_format_pk" PRIMARY KEY("photo_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "review_text" (
	"review_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"stars" integer NOT NULL,
	"fit" text,
	"height_cm" integer,
	"usual_size" text,
	"text" text NOT NULL,
	"pros" text,
	"cons" text,
	"is_anonymous" boolean NOT NULL,
	"author" text,
	"photos" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_text_review_id_slot_pk" PRIMARY KEY("review_id","slot"),
	CONSTRAINT "review_text_stars" CHECK ("review_text"."stars" between 1 and 5),
	CONSTRAINT "review_text_author" CHECK (not "review_text"."is_anonymous" or "review_text"."author" is null)
);
--> statement-breakpoint
CREATE TABLE "former_address" (
	"path" text PRIMARY KEY NOT NULL,
	"has_moved" boolean NOT NULL,
	"variant_id" uuid,
	"category_id" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_drop_letter" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"owner_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"kept_price" integer,
	"mentioned_price" integer,
	"position" integer NOT NULL,
	"size_chosen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wishlist_item_owner_id_article_id_pk" PRIMARY KEY("owner_id","article_id"),
	CONSTRAINT "wishlist_item_position" UNIQUE("owner_id","position")
);
--> statement-breakpoint
CREATE TABLE "wishlist_share" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_share_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_page_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "delivery_part" (
	"part" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_point" (
	"source" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"phone" text,
	"hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"fitting" text NOT NULL,
	"payments" text[] NOT NULL,
	CONSTRAINT "delivery_point_source_code_pk" PRIMARY KEY("source","code")
);
--> statement-breakpoint
CREATE TABLE "shop_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_first" boolean NOT NULL,
	"query" text,
	"found" integer,
	"product_url" text,
	"size" text,
	"quantity" integer
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"barcode" text NOT NULL,
	"size" text NOT NULL,
	"international" text,
	"ordinal" integer NOT NULL,
	"stock" integer NOT NULL,
	"price" integer,
	"price_before" integer,
	CONSTRAINT "article_sku_unique" UNIQUE("sku"),
	CONSTRAINT "article_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "article_stock" CHECK ("article"."stock" >= 0),
	CONSTRAINT "article_price" CHECK ("article"."price" > 0),
	CONSTRAINT "article_price_before" CHECK ("article"."price_before" is null or ("article"."price" is not null and "article"."price_before" > "article"."price"))
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"ordinal" integer NOT NULL,
	"is_in_menu" boolean DEFAULT true NOT NULL,
	"landing" jsonb,
	"tile" jsonb,
	"feature" jsonb,
	CONSTRAINT "category_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "category_group" (
	"category_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "category_group_category_id_group_id_pk" PRIMARY KEY("category_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "size_table" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"product_url" text NOT NULL,
	"vendor_code" text NOT NULL,
	"color_family" text NOT NULL,
	"color_name" text NOT NULL,
	"color_code" text NOT NULL,
	"color_hex" text NOT NULL,
	"cloth" text,
	"price" integer NOT NULL,
	"price_before" integer,
	"ordinal" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variant_product_url_unique" UNIQUE("product_url"),
	CONSTRAINT "variant_vendor_code_unique" UNIQUE("vendor_code"),
	CONSTRAINT "variant_price" CHECK ("variant"."price" > 0),
	CONSTRAINT "variant_price_before" CHECK ("variant"."price_before" is null or "variant"."price_before" > "variant"."price")
);
--> statement-breakpoint
CREATE TABLE "variant_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_line" text NOT NULL,
	"description" text NOT NULL,
	"season" text NOT NULL,
	"fit" text NOT NULL,
	"composition" jsonb NOT NULL,
	"lining" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"care_codes" text[] NOT NULL,
	"size_system" text NOT NULL,
	"size_table_id" text,
	"worn_by" jsonb,
	"country" text NOT NULL,
	"requires_marking" boolean DEFAULT false NOT NULL,
	"is_underwear" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variant_group_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"registered_by" text,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"sex" text DEFAULT '' NOT NULL,
	"pending_email" text,
	"pending_phone" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"phone_confirmed_at" timestamp (3) with time zone,
	"subscriptions" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"ip" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "principal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"merged_into" uuid
);
--> statement-breakpoint
CREATE TABLE "token_family" (
	"id" uuid PRIMARY KEY NOT NULL,
	"principal_id" uuid NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "operator_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid,
	"state" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"delivery" jsonb NOT NULL,
	"payment" text NOT NULL,
	"payments" text[] DEFAULT '{}'::text[] NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"delivery_zone" text,
	"may_return_part" boolean DEFAULT false NOT NULL,
	"goods_sum" bigint NOT NULL,
	"discount_sum" bigint NOT NULL,
	"total" bigint NOT NULL,
	"cancelled_sum" bigint DEFAULT 0 NOT NULL,
	"tracking" jsonb,
	"taken_version" integer DEFAULT 0 NOT NULL,
	"pickup_code" text,
	"marketing" text,
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_total" CHECK ("order"."total" >= 0 and "order"."cancelled_sum" >= 0 and "order"."discount_sum" <= "order"."goods_sum")
);
--> statement-breakpoint
CREATE TABLE "order_buyer" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"recipient_name" text,
	"recipient_phone" text,
	"lookup" text NOT NULL,
	"postal_code" text,
	"address" text,
	"flat" text,
	"entrance" text,
	"floor" text,
	"intercom" text,
	"comment" text,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text_hash" text NOT NULL,
	"marketing_document" text,
	"marketing_version" text,
	"marketing_text_hash" text,
	"consent_ip" text,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_buyer_lookup_unique" UNIQUE("lookup"),
	CONSTRAINT "order_buyer_recipient" CHECK (("order_buyer"."recipient_name" is null) = ("order_buyer"."recipient_phone" is null))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"operator_id" uuid,
	"reason" text,
	"lines" jsonb,
	CONSTRAINT "order_event_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"article_id" uuid NOT NULL,
	"product_url" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"colour" jsonb NOT NULL,
	"size" text NOT NULL,
	"picture" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"is_gift" boolean NOT NULL,
	"unit_price_before" integer NOT NULL,
	"total" bigint NOT NULL,
	"discounts" jsonb NOT NULL,
	"vat_rate" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"from_store" integer DEFAULT 0 NOT NULL,
	"requires_marking" boolean DEFAULT false NOT NULL,
	"is_underwear" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_sums" CHECK ("order_line"."quantity" > 0 and "order_line"."total" >= 0 and "order_line"."cancelled" between 0 and "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"ordinal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"code" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"services" text[] NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"article_id" uuid NOT NULL,
	"store_code" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_article_id_store_code_pk" PRIMARY KEY("article_id","store_code"),
	CONSTRAINT "store_stock_quantity" CHECK ("store_stock"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"key" uuid,
	"way" text,
	"store_code" text,
	"sum" bigint DEFAULT 0 NOT NULL,
	"delivery_sum" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone,
	"money_sent_at" timestamp (3) with time zone,
	"rejection" text,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "refund_request_number_unique" UNIQUE("number"),
	CONSTRAINT "refund_request_sums" CHECK ("refund_request"."delivery_sum" between 0 and "refund_request"."sum")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_gift_rule_id_gift_rule_id_fk" FOREIGN KEY ("gift_rule_id") REFERENCES "public"."gift_rule"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_code" ADD CONSTRAINT "cart_promo_code_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_code" ADD CONSTRAINT "cart_promo_code_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice_letter" ADD CONSTRAINT "stock_notice_letter_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_address" ADD CONSTRAINT "saved_address_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_reading" ADD CONSTRAINT "carrier_reading_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_session" ADD CONSTRAINT "exchange_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_undo" ADD CONSTRAINT "account_undo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_measures" ADD CONSTRAINT "body_measures_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_rank" ADD CONSTRAINT "model_rank_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sending" ADD CONSTRAINT "newsletter_sending_letter_id_newsletter_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."newsletter_letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_call" ADD CONSTRAINT "operator_call_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mark" ADD CONSTRAINT "order_mark_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_photo" ADD CONSTRAINT "refund_photo_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_event" ADD CONSTRAINT "refund_request_event_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_event" ADD CONSTRAINT "refund_request_event_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_line" ADD CONSTRAINT "refund_request_line_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_sender" ADD CONSTRAINT "refund_request_sender_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_operator_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_position_order_line_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_complaint" ADD CONSTRAINT "review_complaint_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_complaint" ADD CONSTRAINT "review_complaint_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo_file" ADD CONSTRAINT "review_photo_file_photo_id_review_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."review_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_text" ADD CONSTRAINT "review_text_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drop_letter" ADD CONSTRAINT "price_drop_letter_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_share" ADD CONSTRAINT "wishlist_share_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_point" ADD CONSTRAINT "delivery_point_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_group" ADD CONSTRAINT "category_group_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_group" ADD CONSTRAINT "category_group_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_group" ADD CONSTRAINT "variant_group_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_group" ADD CONSTRAINT "variant_group_size_table_id_size_table_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_table"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_id_principal_id_fk" FOREIGN KEY ("id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_merged_into_principal_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_family" ADD CONSTRAINT "token_family_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD CONSTRAINT "order_buyer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_code_store_code_fk" FOREIGN KEY ("store_code") REFERENCES "public"."store"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_request_created" ON "cart_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promo_code_use_code" ON "promo_code_use" USING btree ("code","owner_id");--> statement-breakpoint
CREATE INDEX "promo_code_use_owner" ON "promo_code_use" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "promo_code_use_order" ON "promo_code_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_notice_letter_article" ON "stock_notice_letter" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "checkout_draft_updated" ON "checkout_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "saved_address_used" ON "saved_address" USING btree ("owner_id","used_at");--> statement-breakpoint
CREATE INDEX "contact_request_owner" ON "contact_request" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_request_created" ON "contact_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_request_kept" ON "contact_request" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "account_event_account" ON "account_event" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_event_at" ON "account_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_undo_account" ON "account_undo" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_undo_expiry" ON "account_undo" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_attempt_expiry" ON "external_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identity_account" ON "external_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_device_hash" ON "known_device" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "known_device_used" ON "known_device" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "goods_change_xid" ON "goods_change" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "newsletter_sending_kept" ON "newsletter_sending" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_once" ON "newsletter_subscription" USING btree ("email") WHERE "newsletter_subscription"."state" in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "newsletter_subscription_email" ON "newsletter_subscription" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_kept" ON "newsletter_subscription" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "operator_call_order" ON "operator_call" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "operator_call_operator" ON "operator_call" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "order_mark_order" ON "order_mark" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_request_order" ON "order_request" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_ask" ON "shipment" USING btree ("ask_at") WHERE "shipment"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE "payment"."state" in ('WAITING', 'HELD');--> statement-breakpoint
CREATE INDEX "payment_ask" ON "payment" USING btree ("ask_at") WHERE "payment"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_of_request" ON "refund" USING btree ("request_id") WHERE "refund"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("due_at","id") WHERE "outbox_message"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "refund_photo_request" ON "refund_photo" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "refund_request_sender_kept" ON "refund_request_sender" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "review_group" ON "review" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "review_owner" ON "review" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_state" ON "review" USING btree ("state");--> statement-breakpoint
CREATE INDEX "review_complaint_owner" ON "review_complaint" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_complaint_open" ON "review_complaint" USING btree ("review_id") WHERE "review_complaint"."is_open";--> statement-breakpoint
CREATE INDEX "review_helpful_owner" ON "review_helpful" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_photo_owner" ON "review_photo" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "delivery_point_city" ON "delivery_point" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "delivery_point_place" ON "delivery_point" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "shop_event_kind_at" ON "shop_event" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "shop_event_at" ON "shop_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "article_variant" ON "article" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "category_group_group" ON "category_group" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "variant_group_id" ON "variant" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "variant_group_category" ON "variant_group" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "access_token_family" ON "access_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_pending_email" ON "account" USING btree ("pending_email");--> statement-breakpoint
CREATE INDEX "account_pending_phone" ON "account" USING btree ("pending_phone");--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "principal_merged_into" ON "principal" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "token_family_principal" ON "token_family" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "order_owner" ON "order" USING btree ("owner_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_day" ON "order" USING btree (("delivery" ->> 'methodId'),("delivery" ->> 'day')) WHERE "order"."delivery" ->> 'day' is not null;--> statement-breakpoint
CREATE INDEX "order_pay_until" ON "order" USING btree ("pay_until") WHERE "order"."state" = 'AWAITING_PAYMENT';--> statement-breakpoint
CREATE INDEX "order_buyer_kept" ON "order_buyer" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "store_city" ON "store" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "store_stock" USING btree ("store_code");--> statement-breakpoint
CREATE INDEX "refund_request_order" ON "refund_request" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_draft" ON "refund_request" USING btree ("order_id") WHERE "refund_request"."state" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "refund_request_unpaid" ON "refund_request" USING btree ("submitted_at") WHERE "refund_request"."state" in ('REQUESTED', 'APPROVED', 'SENT', 'RECEIVED') and "refund_request"."money_sent_at" is null;--> statement-breakpoint
-- What follows is written by hand: functions and triggers.
-- When pages of goods changed. Popularity moves all the time and is no part of a page.
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (to_jsonb(NEW) - 'popularity' - 'updated_at') IS DISTINCT FROM (to_jsonb(OLD) - 'popularity' - 'updated_at') THEN
		NEW.updated_at := now();
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON variant FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON variant_group FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
-- Statements over many models name them all, so that prices and stock need not wait until everything was read again.
CREATE FUNCTION note_goods(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO goods_change (group_id) SELECT id FROM unnest(ids) AS noted (id)
$$;--> statement-breakpoint
CREATE FUNCTION note_goods_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := '{}';
	rows_of text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
		WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
		ELSE 'SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows' END;
	groups_of text := CASE TG_TABLE_NAME
		WHEN 'variant_group' THEN 'SELECT id FROM changed'
		WHEN 'variant' THEN 'SELECT group_id FROM changed'
		WHEN 'category_group' THEN 'SELECT group_id FROM changed'
		WHEN 'article' THEN 'SELECT group_id FROM variant WHERE id IN (SELECT variant_id FROM changed)'
		WHEN 'store_stock' THEN 'SELECT group_id FROM variant WHERE id IN (SELECT variant_id FROM article WHERE id IN (SELECT article_id FROM changed))' END;
BEGIN
	IF groups_of IS NULL THEN
		INSERT INTO goods_change (group_id) VALUES (NULL);
	ELSE
		EXECUTE format('WITH changed AS (%s) SELECT array(%s)', rows_of, groups_of) INTO ids;
		PERFORM note_goods(array(SELECT DISTINCT unnest(ids)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['variant_group', 'variant', 'article', 'category_group', 'store_stock', 'category', 'store'] LOOP
		EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
		EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
		EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
	END LOOP;
END $$;--> statement-breakpoint
-- Addresses that lead nowhere any more.
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'variant_group' THEN
		-- Before its colours are deleted with it: afterwards nobody knows where they stood.
		INSERT INTO former_address (path, has_moved, variant_id, category_id)
		SELECT '/product/' || product_url, false, id, OLD.category_id FROM variant WHERE group_id = OLD.id
		ON CONFLICT (path) DO UPDATE SET has_moved = false, variant_id = EXCLUDED.variant_id, category_id = EXCLUDED.category_id, changed_at = now();
	ELSIF TG_TABLE_NAME = 'variant' THEN
		INSERT INTO former_address (path, has_moved, variant_id, category_id)
		SELECT '/product/' || OLD.product_url, TG_OP = 'UPDATE', OLD.id, category_id FROM variant_group WHERE id = OLD.group_id
		ON CONFLICT (path) DO UPDATE SET has_moved = EXCLUDED.has_moved, variant_id = EXCLUDED.variant_id, category_id = EXCLUDED.category_id, changed_at = now();
	ELSE
		INSERT INTO former_address (path, has_moved, category_id)
		VALUES ('/' || OLD.path, TG_OP = 'UPDATE', CASE TG_OP WHEN 'UPDATE' THEN OLD.id ELSE OLD.parent_id END)
		ON CONFLICT (path) DO UPDATE SET has_moved = EXCLUDED.has_moved, variant_id = NULL, category_id = EXCLUDED.category_id, changed_at = now();
	END IF;
	RETURN CASE TG_OP WHEN 'UPDATE' THEN NEW ELSE OLD END;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON variant_group FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON variant FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_moved BEFORE UPDATE OF product_url ON variant FOR EACH ROW WHEN (OLD.product_url IS DISTINCT FROM NEW.product_url) EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON category FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_moved BEFORE UPDATE OF path ON category FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE FUNCTION refuse_order_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Steps of orders are added, never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER order_event_append_only BEFORE UPDATE OR DELETE ON "order_event" FOR EACH ROW EXECUTE FUNCTION refuse_order_event_change();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER added_only BEFORE UPDATE OR DELETE ON operator_call FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What pages show besides goods: processes that keep it in memory, or whole pages, follow these notes as well.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO goods_change (is_content) VALUES (true);
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['content_page', 'size_table', 'city'] LOOP
		EXECUTE format('CREATE TRIGGER note_content AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', noted);
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_refund_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Steps of refunds are added, never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER refund_request_event_append_only BEFORE UPDATE OR DELETE ON "refund_request_event" FOR EACH ROW EXECUTE FUNCTION refuse_refund_event_change();--> statement-breakpoint
-- Reviews that pages show: processes that keep them in memory, or whole pages, follow these notes as they do those of goods.
CREATE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'review' THEN
		INSERT INTO goods_change (group_id) VALUES (OLD.group_id);
	ELSE
		-- A review that goes takes its rows along, and is noted by itself.
		INSERT INTO goods_change (group_id)
		SELECT group_id FROM review WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.review_id ELSE NEW.review_id END;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_review AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_shown AFTER INSERT OR UPDATE ON review_text FOR EACH ROW WHEN (NEW.slot = 'SHOWN') EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_hidden AFTER DELETE ON review_text FOR EACH ROW WHEN (OLD.slot = 'SHOWN') EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_helpful AFTER INSERT OR DELETE ON review_helpful FOR EACH ROW EXECUTE FUNCTION note_review_change();--> statement-breakpoint
-- Pages that show the review are rendered again.
CREATE TRIGGER note_answer AFTER UPDATE OF answer ON review FOR EACH ROW EXECUTE FUNCTION note_review_change();--> statement-breakpoint
-- Pages say from which sum delivery is free: processes that keep that, or whole pages, follow the table of delivery.
CREATE TRIGGER note_content AFTER INSERT OR UPDATE OR DELETE ON "delivery_part" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();--> statement-breakpoint
-- A page shows what its sizes cost, so another price is a change of it, as that of its colour is.
CREATE FUNCTION keep_updated_at_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE variant SET updated_at = now() WHERE id = NEW.variant_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_updated_at_of_prices AFTER UPDATE OF price, price_before ON article FOR EACH ROW
	WHEN (OLD.price IS DISTINCT FROM NEW.price OR OLD.price_before IS DISTINCT FROM NEW.price_before)
	EXECUTE FUNCTION keep_updated_at_of_prices();
