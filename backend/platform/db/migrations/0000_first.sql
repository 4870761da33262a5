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
	"password_hash" text NOT NULL,
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
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"barcode" text NOT NULL,
	"size" text NOT NULL,
	"international" text,
	"ordinal" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "article_sku_unique" UNIQUE("sku"),
	CONSTRAINT "article_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "article_stock" CHECK ("article"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"was_reduced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cart_line_cart_id_article_id_is_gift_pk" PRIMARY KEY("cart_id","article_id","is_gift"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "cart_request" (
	"cart_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_request_cart_id_request_id_pk" PRIMARY KEY("cart_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "category_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "category_group" (
	"category_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "category_group_category_id_group_id_pk" PRIMARY KEY("category_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"withdrawn_at" timestamp (3) with time zone
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
CREATE TABLE "principal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"merged_into" uuid
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
CREATE TABLE "token_family" (
	"id" uuid PRIMARY KEY NOT NULL,
	"principal_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
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
	"price" integer NOT NULL,
	"price_before" integer,
	"ordinal" integer NOT NULL,
	"pictures" jsonb NOT NULL,
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
	"worn_by" jsonb,
	"country" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "variant_group_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"owner_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wishlist_item_owner_id_article_id_pk" PRIMARY KEY("owner_id","article_id"),
	CONSTRAINT "wishlist_item_position" UNIQUE("owner_id","position")
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_id_principal_id_fk" FOREIGN KEY ("id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_group" ADD CONSTRAINT "category_group_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_group" ADD CONSTRAINT "category_group_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_family" ADD CONSTRAINT "token_family_principal_id_principal_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_group" ADD CONSTRAINT "variant_group_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_family" ON "access_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_pending_email" ON "account" USING btree ("pending_email");--> statement-breakpoint
CREATE INDEX "account_pending_phone" ON "account" USING btree ("pending_phone");--> statement-breakpoint
CREATE INDEX "article_variant" ON "article" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_request_created" ON "cart_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "category_group_group" ON "category_group" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "token_family_principal" ON "token_family" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "variant_group_id" ON "variant" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "variant_group_category" ON "variant_group" USING btree ("category_id");