ALTER TABLE "order_buyer" ADD COLUMN "recipient_name" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD COLUMN "recipient_phone" text;--> statement-breakpoint
ALTER TABLE "order_buyer" ADD CONSTRAINT "order_buyer_recipient" CHECK (("order_buyer"."recipient_name" is null) = ("order_buyer"."recipient_phone" is null));