CREATE TABLE "scheduled_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"price" integer NOT NULL,
	"price_before" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "scheduled_price_price" CHECK ("scheduled_price"."price" > 0),
	CONSTRAINT "scheduled_price_before" CHECK ("scheduled_price"."price_before" is null or "scheduled_price"."price_before" > "scheduled_price"."price"),
	CONSTRAINT "scheduled_price_period" CHECK ("scheduled_price"."starts_at" < "scheduled_price"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_price" integer;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_price_before" integer;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "timed_tiles" jsonb;--> statement-breakpoint
CREATE INDEX "scheduled_price_code" ON "scheduled_price" USING btree ("code");--> statement-breakpoint
-- side by side: the columns are new, and null in all that the previous version writes
ALTER TABLE "article" ADD CONSTRAINT "article_scheduled_price" CHECK ("article"."scheduled_price" > 0);--> statement-breakpoint
-- side by side: the columns are new, and null in all that the previous version writes
ALTER TABLE "article" ADD CONSTRAINT "article_scheduled_price_before" CHECK ("article"."scheduled_price_before" is null or ("article"."scheduled_price" is not null and "article"."scheduled_price_before" > "article"."scheduled_price"));