import type { Page } from '@playwright/test';
import { expect, getHeaders } from './fixtures';

/** Site options with a test key and signing secret of Stripe. */
export const STRIPE_OPTIONS = {
	connectors_payments_stripe_secret_test_api_key: 'sk_test_purchases',
	connectors_payments_stripe_webhook_test_api_key: 'whsec_purchases',
};

export type Order = {
	status: string;
	amount: number;
	refunded: number;
	currency: string;
	email: string;
	parent_id: number;
};

/** The fake Stripe account of one test, and the site's view of it. */
export class Shop {
	constructor(
		private readonly id: string,
		private readonly page: Page
	) {}

	/** Triggers an event in the fake of Stripe (tests/fakes/stripe/control.mjs). */
	async atStripe( name: string, input: object = {} ): Promise< unknown > {
		const response = await fetch(
			`${ process.env.MAINSTREET_FAKES }/stripe.test/${ name }`,
			{
				method: 'POST',
				headers: { 'X-Mainstreet-Test': this.id },
				body: JSON.stringify( input ),
			}
		);
		expect( response.status ).toBe( 200 );
		return response.json();
	}

	/** Makes the fake of Stripe send webhook events to the site. */
	sendWebhooksTo( baseURL: string ): Promise< unknown > {
		return this.atStripe( 'config', {
			target: {
				url: `${ baseURL }/?rest_route=/mainstreet/v1/stripe/webhook`,
				secret: 'whsec_purchases',
				headers: getHeaders( this.id, { options: STRIPE_OPTIONS } ),
			},
		} );
	}

	/** Creates a plan and returns its ID. */
	makePlan( data: object ): Promise< number > {
		return this.page.evaluate(
			( body ) =>
				window.wp
					.apiFetch( {
						path: '/wpcom/v2/memberships/product',
						method: 'POST',
						data: body,
					} )
					.then( ( { id }: { id: number } ) => id ),
			data
		);
	}

	/** Orders of a buyer, the newest first. */
	orders( email: string ): Promise< Order[] > {
		return this.page.evaluate(
			( search ) =>
				window.wp
					.apiFetch( {
						path: `/mainstreet/v1/payments/orders?search=${ search }`,
					} )
					.then( ( { items }: { items: Order[] } ) => items ),
			email
		);
	}

	/** The last object of a kind at Stripe. */
	async last( kind: string ): Promise< { id: string } > {
		const all = await this.atStripe( 'objects', { kind, only: [ 'id' ] } );
		const found = Array.isArray( all ) ? all.at( -1 ) : undefined;
		expect( found ).toBeDefined();
		return found;
	}
}
