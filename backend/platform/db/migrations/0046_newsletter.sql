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
ALTER TABLE "newsletter_sending" ADD CONSTRAINT "newsletter_sending_letter_id_newsletter_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."newsletter_letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_sending_kept" ON "newsletter_sending" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_once" ON "newsletter_subscription" USING btree ("email") WHERE "newsletter_subscription"."state" in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "newsletter_subscription_email" ON "newsletter_subscription" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_kept" ON "newsletter_subscription" USING btree ("kept_until");