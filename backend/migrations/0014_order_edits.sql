CREATE TABLE "order_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"masked_to" text NOT NULL,
	"event" jsonb NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_note_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "waiting_edit" jsonb;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "changes" text[];--> statement-breakpoint
ALTER TABLE "order_letter" ADD CONSTRAINT "order_letter_order_id_order_buyer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_buyer"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_buyer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_buyer"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_letter_order" ON "order_letter" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "outbox_message_key" ON "outbox_message" USING btree ("key");