ALTER TABLE "order_buyer" ADD COLUMN "marketing_document" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "marketing_version" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "marketing_text_hash" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "consent_ip" text;