CREATE TABLE "checkout_draft" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"same_as" text NOT NULL,
	"city_code" text NOT NULL,
	"postal_code" text,
	"address" text NOT NULL,
	"flat" text,
	"entrance" text,
	"floor" text,
	"intercom" text,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_address_same" UNIQUE("owner_id","same_as")
);
--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "flat" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "entrance" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "intercom" text;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_address" ADD CONSTRAINT "saved_address_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_draft_updated" ON "checkout_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "saved_address_used" ON "saved_address" USING btree ("owner_id","used_at");--> statement-breakpoint
CREATE INDEX "order_day" ON "order" USING btree (("delivery" ->> 'methodId'),("delivery" ->> 'day')) WHERE "order"."delivery" ->> 'day' is not null;--> statement-breakpoint
UPDATE "delivery_part" SET "body" = (SELECT jsonb_agg('{"daysToChoose": 0, "ordersPerDay": null}'::jsonb || "entry" ORDER BY "place") FROM jsonb_array_elements("body") WITH ORDINALITY AS "entries"("entry", "place")) WHERE "part" = 'methods' AND jsonb_array_length("body") > 0;
--> statement-breakpoint
UPDATE "order" SET "delivery" = '{"day": null, "fitting": false}'::jsonb || "delivery";
