CREATE TABLE "shop_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_first" boolean NOT NULL,
	"query" text,
	"found" integer,
	"product_url" text,
	"size" text,
	"quantity" integer
);
--> statement-breakpoint
CREATE INDEX "shop_event_kind_at" ON "shop_event" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "shop_event_at" ON "shop_event" USING btree ("at");