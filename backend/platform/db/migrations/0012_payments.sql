CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"holds" boolean NOT NULL,
	"sum" bigint NOT NULL,
	"taken_sum" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"confirmation_url" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_position" UNIQUE("order_id","position"),
	CONSTRAINT "payment_key" UNIQUE("order_id","key"),
	CONSTRAINT "payment_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payment_sums" CHECK ("payment"."sum" > 0 and "payment"."taken_sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"sum" bigint NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "refund_sum" CHECK ("refund"."sum" > 0)
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payments" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pay_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "may_return_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE "payment"."state" in ('WAITING', 'HELD');--> statement-breakpoint
CREATE INDEX "payment_ask" ON "payment" USING btree ("ask_at") WHERE "payment"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_pay_until" ON "order" USING btree ("pay_until") WHERE "order"."state" = 'AWAITING_PAYMENT';