CREATE TABLE "waiting_shop_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_shop_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"notice" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_shop_notice_receiver" ON "waiting_shop_notice" USING btree ("channel","receiver","due_at");