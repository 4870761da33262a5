ALTER TABLE "article" ADD COLUMN "vat" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_vat_rate" integer;