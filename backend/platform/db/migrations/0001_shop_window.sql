CREATE TABLE "cart_promo_code" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_promo_code_cart_id_code_pk" PRIMARY KEY("cart_id","code")
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
	"owner_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_table" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
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
CREATE TABLE "store" (
	"code" text PRIMARY KEY NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"services" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "gift_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_in_menu" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "landing" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "tile" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "feature" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', translate(name, 'ёЁ', 'еЕ')) || to_tsvector('simple', translate(name, 'ёЁ', 'еЕ')), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', translate(color_name || ' ' || color_family, 'ёЁ', 'еЕ')) || to_tsvector('simple', translate(color_name || ' ' || color_family, 'ёЁ', 'еЕ')), 'B') || setweight(to_tsvector('simple', translate(vendor_code, '-_./', '    ')), 'A')) STORED;--> statement-breakpoint
ALTER TABLE "variant_group" ADD COLUMN "size_table_id" text;--> statement-breakpoint
ALTER TABLE "variant_group" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', translate(name, 'ёЁ', 'еЕ')) || to_tsvector('simple', translate(name, 'ёЁ', 'еЕ')), 'A') || setweight(to_tsvector('russian', translate(brand_line, 'ёЁ', 'еЕ')) || to_tsvector('simple', translate(brand_line, 'ёЁ', 'еЕ')), 'B') || setweight(to_tsvector('russian', translate(description, 'ёЁ', 'еЕ')), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "cart_promo_code" ADD CONSTRAINT "cart_promo_code_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_code" ADD CONSTRAINT "cart_promo_code_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_use_code" ON "promo_code_use" USING btree ("code","owner_id");--> statement-breakpoint
CREATE INDEX "store_city" ON "store" USING btree ("city_code");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_gift_rule_id_gift_rule_id_fk" FOREIGN KEY ("gift_rule_id") REFERENCES "public"."gift_rule"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_group" ADD CONSTRAINT "variant_group_size_table_id_size_table_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_table"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_words" ON "variant" USING gin ("words");--> statement-breakpoint
CREATE INDEX "variant_group_words" ON "variant_group" USING gin ("words");