import type { Page } from '@playwright/test';
import { expect, getHeaders } from './fixtures';

/** A site with keys and signing secret of tests. */
export const OPTIONS = {
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

/** The account at Stripe of one test, and what the site says of it. */
export class Shop {
	constructor(
		private readonly id: string,
		private readonly page: Page
	) {}

	/** Says what happens at Stripe (tests/fakes/stripe/control.mjs). */
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

	/** Has Stripe tell the site at once. */
	listen( baseURL: string ): Promise< unknown > {
		return this.atStripe( 'config', {
			target: {
				url: `${ baseURL }/?rest_route=/mainstreet/v1/stripe/webhook`,
				secret: 'whsec_purchases',
				headers: getHeaders( this.id, { options: OPTIONS } ),
			},
		} );
	}

	/** Makes a plan and a page that sells it. */
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
