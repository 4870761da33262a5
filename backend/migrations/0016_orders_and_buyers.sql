-- side by side: without it, the previous version only searches more slowly
DROP INDEX "order_buyer_recipient_phone_end";--> statement-breakpoint
ALTER TABLE "contact_request" ADD COLUMN "state" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_request" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_request" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_request_state" ON "contact_request" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_request_email" ON "contact_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_request_phone" ON "contact_request" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "variant_vendor_code" ON "variant" USING btree (fold_text("vendor_code") collate "C");--> statement-breakpoint
CREATE INDEX "account_name_words" ON "account" USING gin (to_tsvector('simple', fold_text("first_name" || ' ' || "last_name")));--> statement-breakpoint
CREATE INDEX "account_email_start" ON "account" USING btree ((lower("email") collate "C"));--> statement-breakpoint
CREATE INDEX "account_phone_end" ON "account" USING btree (right("phone", 4));--> statement-breakpoint
CREATE INDEX "order_number_grams" ON "order" USING gin (text_grams(replace("number", '-', '')));--> statement-breakpoint
CREATE INDEX "order_buyer_grams" ON "order_buyer" USING gin (text_grams("name" || ' ' || coalesce("recipient_name", '') || ' ' || "email" || ' ' || substr("phone", 2) || ' ' || coalesce(substr("recipient_phone", 2), '')));--> statement-breakpoint
CREATE INDEX "order_buyer_name_words" ON "order_buyer" USING gin (to_tsvector('simple', fold_text("name")));--> statement-breakpoint
CREATE INDEX "order_buyer_email_start" ON "order_buyer" USING btree ((lower("email") collate "C"));--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree (fold_text("sku") collate "C");--> statement-breakpoint
CREATE INDEX "order_line_article" ON "order_line" USING btree ("article_id");