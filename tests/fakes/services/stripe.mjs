/**
 * Stripe: its API, the page where people pay, the portal of customers, and `stripe.test`, by which a test says what
 * happens there (tests/fakes/stripe/control.mjs). Each test has an account of its own. The key tells the trouble: one
 * that holds `dead` is refused, `noaccount` and `nohooks` lack a permission. Held against Stripe's own description where it
 * is at hand: what our code may not send is answered with 400 and noted (`POST stripe.test/faults`).
 */
import { accountOf } from '../stripe/account.mjs';
import { answerApi } from '../stripe/api.mjs';
import { answerControl } from '../stripe/control.mjs';
import { answerPayPage } from '../stripe/pay-page.mjs';

export const hosts = [
	'api.stripe.com',
	'checkout.stripe.com',
	'billing.stripe.com',
	'stripe.test',
];

export async function handle( asked, tools ) {
	const test = asked.headers[ 'x-mainstreet-test' ] ?? '';
	const account = accountOf( test );
	if ( asked.host === 'stripe.test' ) {
		return answerControl( asked, account, test, tools );
	}
	if ( asked.host === 'checkout.stripe.com' ) {
		return answerPayPage( asked, account );
	}
	if ( asked.host === 'billing.stripe.com' ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'text/html; charset=utf-8' },
			body: '<!doctype html><html lang="en"><title>Billing</title><h1>Your subscriptions</h1></html>',
		};
	}
	const { status, body, isRepeated } = answerApi( asked, account );
	const answer = tools.json( body, status );
	return isRepeated
		? {
				...answer,
				headers: { ...answer.headers, 'Idempotent-Replayed': 'true' },
			}
		: answer;
}
