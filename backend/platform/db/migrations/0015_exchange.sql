CREATE TABLE "exchange_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"offered" jsonb
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "taken_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_session" ADD CONSTRAINT "exchange_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;