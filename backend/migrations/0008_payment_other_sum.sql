ALTER TABLE "payment" ADD COLUMN "other_sum" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "other_sum_decision" text;--> statement-breakpoint
CREATE INDEX "payment_undecided" ON "payment" USING btree ("order_id") WHERE "payment"."other_sum" is not null and "payment"."other_sum_decision" is null;