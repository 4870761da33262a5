CREATE TABLE "till_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"request_id" uuid,
	"kind" text NOT NULL,
	"means" text NOT NULL,
	"sum" bigint NOT NULL,
	"reason" text,
	"lines" jsonb NOT NULL,
	"operator_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "till_entry_position" UNIQUE("order_id","position"),
	CONSTRAINT "till_entry_sum" CHECK ("till_entry"."sum" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund_request" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "till_entry" ADD CONSTRAINT "till_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entry" ADD CONSTRAINT "till_entry_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entry" ADD CONSTRAINT "till_entry_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_entry_taken" ON "till_entry" USING btree ("order_id") WHERE "till_entry"."kind" = 'TAKEN';--> statement-breakpoint
CREATE UNIQUE INDEX "till_entry_request" ON "till_entry" USING btree ("request_id") WHERE "till_entry"."request_id" is not null;