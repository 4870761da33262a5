CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid,
	"state" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"delivery" jsonb NOT NULL,
	"payment" text NOT NULL,
	"goods_sum" bigint NOT NULL,
	"discount_sum" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_total" CHECK ("order"."total" >= 0 and "order"."discount_sum" <= "order"."goods_sum")
);
--> statement-breakpoint
CREATE TABLE "order_buyer" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text,
	"comment" text,
	"consent_document" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text_hash" text NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	CONSTRAINT "order_event_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"article_id" uuid NOT NULL,
	"product_url" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"colour" jsonb NOT NULL,
	"size" text NOT NULL,
	"picture" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"is_gift" boolean NOT NULL,
	"unit_price_before" integer NOT NULL,
	"total" bigint NOT NULL,
	"discounts" jsonb NOT NULL,
	"vat_rate" integer NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_sums" CHECK ("order_line"."quantity" > 0 and "order_line"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_request" (
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_request_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD CONSTRAINT "order_buyer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_owner" ON "order" USING btree ("owner_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_buyer_kept" ON "order_buyer" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "order_request_order" ON "order_request" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_use_order" ON "promo_code_use" USING btree ("order_id");--> statement-breakpoint
CREATE FUNCTION refuse_order_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Steps of orders are added, never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER order_event_append_only BEFORE UPDATE OR DELETE ON "order_event" FOR EACH ROW EXECUTE FUNCTION refuse_order_event_change();
