ALTER TABLE "order" DROP CONSTRAINT "order_total";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_sums";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancelled_sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "lookup" text;--> statement-breakpoint
UPDATE "order_buyer" SET "lookup" = encode(sha256(convert_to("order"."number" || ' ' || "order_buyer"."phone", 'UTF8')), 'hex') FROM "order" WHERE "order"."id" = "order_buyer"."order_id";--> statement-breakpoint
ALTER TABLE "order_buyer" ALTER COLUMN "lookup" SET NOT NULL;--> statement-breakpoint
UPDATE "order" SET "delivery" = '{"leavesOn": null, "storageDays": null}'::jsonb || "delivery";--> statement-breakpoint
UPDATE "order" SET "delivery" = jsonb_set("delivery", '{point}', '{"landmark": null, "hours": [], "latitude": null, "longitude": null}'::jsonb || ("delivery" -> 'point')) WHERE jsonb_typeof("delivery" -> 'point') = 'object';--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD CONSTRAINT "order_buyer_lookup_unique" UNIQUE("lookup");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_total" CHECK ("order"."total" >= 0 and "order"."cancelled_sum" >= 0 and "order"."discount_sum" <= "order"."goods_sum");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_sums" CHECK ("order_line"."quantity" > 0 and "order_line"."total" >= 0 and "order_line"."cancelled" between 0 and "order_line"."quantity");