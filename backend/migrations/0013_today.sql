CREATE TABLE "import_state" (
	"source" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "sold_out_size" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"every_seconds" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "sold_out_size" ADD CONSTRAINT "sold_out_size_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_out_size_at" ON "sold_out_size" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_message_dead" ON "outbox_message" USING btree ("id") WHERE "outbox_message"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "order_placed" ON "order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "order_state_placed" ON "order" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "order_due" ON "order" USING btree ((case
  when "state" = 'SHIPPED' or "delivery" ->> 'day' is not null then "delivery" ->> 'lastDay'
  when "delivery" ->> 'kind' = 'store' and "state" = 'PACKING' then "delivery" ->> 'lastDay'
  when "delivery" ->> 'kind' = 'store' then least("delivery" ->> 'leavesOn', "delivery" ->> 'lastDay')
  else coalesce("delivery" ->> 'leavesOn', "delivery" ->> 'lastDay')
end)) WHERE "order"."state" in ('PLACED', 'PAID', 'PACKING', 'SHIPPED');