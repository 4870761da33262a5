CREATE TABLE "contact_form_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "contact_form_key_single" CHECK ("contact_form_key"."id" = 1)
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
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_request_owner" ON "contact_request" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_request_created" ON "contact_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_request_kept" ON "contact_request" USING btree ("kept_until");